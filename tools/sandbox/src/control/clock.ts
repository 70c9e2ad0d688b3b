import type { Sandboxed } from '../calls/core';
import type { Db } from '../database/db';
import { setSandboxSetting } from '../database/settings';
import { lastRunAt } from '../jobs/run-due';
import { ControlError } from './control-error';

/** Offset of the sandbox's clock from the machine's, ms. */
export interface Clock {
  shiftMs: number;
}

export interface ClockMove {
  shiftMs: number;
  /** Whether to shift the expiry of sessions, launches and chats along. Default: true. */
  keepSessions?: boolean | undefined;
}

/** Expiry columns that move with the clock. */
const CARRIED = [
  { table: 'sessions', column: 'created_at' },
  { table: 'sessions', column: 'seen_at' },
  { table: 'launches', column: 'expires_at' },
  { table: 'chats', column: 'expires_at' },
] as const;

/** Time of the last job or money movement, ms. */
function lastEventAt(db: Db): number {
  const row = db.get<{ at: number | null }>('SELECT max(at) AS at FROM transactions');
  return Math.max(row?.at ?? 0, lastRunAt(db));
}

/** Throws if jobs ran or money moved after `to` (ms), because they would lie in the future. */
function assertNothingAfter(db: Db, to: number): void {
  const last = lastEventAt(db);
  if (last <= to) return;
  throw new ControlError(
    `The clock cannot go back to ${new Date(to).toISOString()}: jobs ran or money moved until ` +
      `${new Date(last).toISOString()}. A reset brings the clock and the data back.`,
    400,
  );
}

/**
 * Moves the clock and runs all jobs due by then. Throws a ControlError if there are events after the
 * new time.
 */
export function moveClock(
  { db, now, runDue }: Sandboxed,
  clock: Clock,
  { shiftMs, keepSessions = true }: ClockMove,
) {
  const moved = shiftMs - clock.shiftMs;
  if (moved < 0) assertNothingAfter(db, now() + moved);
  db.transaction(() => {
    setSandboxSetting(db, 'clock', shiftMs);
    for (const { table, column } of keepSessions ? CARRIED : []) {
      db.run(`UPDATE ${table} SET ${column} = ${column} + ?`, moved);
    }
  });
  clock.shiftMs = shiftMs;
  return { shiftMs, now: now(), ran: runDue() };
}
