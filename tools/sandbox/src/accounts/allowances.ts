import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';

/** How often something may be done. */
export interface Allowance {
  kind: string;
  /** So many within `withinMs`. */
  most: number;
  withinMs: number;
  /** And so long after the last. */
  apartMs?: number;
}

function waitOf({ most, withinMs, apartMs = 0 }: Allowance, times: number[], now: number): number {
  const [last] = times;
  const first = times[most - 1];
  return Math.max(
    last === undefined ? 0 : last + apartMs - now,
    first === undefined ? 0 : first + withinMs - now,
  );
}

/**
 * Takes one of what somebody is allowed, by whatever names him: a number, a user name that may not
 * exist. Answers 0, or how long to wait (ms) when there is none left; that is not counted.
 */
export function takeAllowance(
  db: Db,
  { brand, subject }: { brand: BrandCode; subject: string },
  allowance: Allowance,
  now: number,
): number {
  return db.transaction(() => {
    const whose = [brand, allowance.kind, subject] as const;
    db.run(
      // Also what lies ahead: it is of a clock that was set back since.
      `DELETE FROM allowances
       WHERE brand = ? AND kind = ? AND subject = ? AND (at <= ? OR at > ?)`,
      ...whose,
      now - allowance.withinMs,
      now,
    );
    const times = db
      .all<{ at: number }>(
        'SELECT at FROM allowances WHERE brand = ? AND kind = ? AND subject = ? ORDER BY at DESC',
        ...whose,
      )
      .map(({ at }) => at);
    const wait = waitOf(allowance, times, now);
    if (wait > 0) return wait;
    db.run('INSERT INTO allowances VALUES (?, ?, ?, ?)', ...whose, now);
    return 0;
  });
}
