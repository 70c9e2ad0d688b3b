import type { Db } from '../database/db';

/** Latest representable time: a permanent exclusion. */
export const FOREVER = 8_640_000_000_000_000;

/** Minutes between reality checks; 0 for none. */
type RealityMinutes = 0 | 15 | 30 | 60;

export interface ProtectionState {
  /** End of the time-out (ms): no deposits or play before it; 0 for none. */
  time_out_until: number;
  /** End of the self-exclusion (ms): no login before it. */
  excluded_until: number;
  /** Null: the default of the brand's rule book. */
  reality_minutes: RealityMinutes | null;
}

const UNTOUCHED: ProtectionState = { time_out_until: 0, excluded_until: 0, reality_minutes: null };

export function stateOf(db: Db, userId: number): ProtectionState {
  return (
    db.get<ProtectionState>(
      'SELECT time_out_until, excluded_until, reality_minutes FROM protection_states WHERE user_id = ?',
      userId,
    ) ?? UNTOUCHED
  );
}

/** Changes some values and keeps the rest. */
export function setState(db: Db, userId: number, change: Partial<ProtectionState>): void {
  const state = { ...stateOf(db, userId), ...change };
  db.run(
    `INSERT INTO protection_states (user_id, time_out_until, excluded_until, reality_minutes)
     VALUES (?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET time_out_until = excluded.time_out_until,
       excluded_until = excluded.excluded_until, reality_minutes = excluded.reality_minutes`,
    userId,
    state.time_out_until,
    state.excluded_until,
    state.reality_minutes,
  );
}
