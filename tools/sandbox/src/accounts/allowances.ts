import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';

/** Rate limit. */
export interface Allowance {
  kind: string;
  /** Maximum number within `withinMs`. */
  most: number;
  withinMs: number;
  /** Minimum ms between two attempts. */
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
 * Consumes one attempt of a subject: a number, or a user name that need not exist. Returns 0, or the ms to
 * wait if the limit is reached; a refused attempt is not counted.
 */
export function takeAllowance(
  db: Db,
  { brand, subject }: { brand: BrandCode; subject: string },
  allowance: Allowance,
  now: number,
): number {
  return db.transaction(() => {
    const bucket = [brand, allowance.kind, subject] as const;
    db.run(
      // Also delete future rows, left from before the clock was set back.
      `DELETE FROM allowances
       WHERE brand = ? AND kind = ? AND subject = ? AND (at <= ? OR at > ?)`,
      ...bucket,
      now - allowance.withinMs,
      now,
    );
    const times = db
      .all<{ at: number }>(
        'SELECT at FROM allowances WHERE brand = ? AND kind = ? AND subject = ? ORDER BY at DESC',
        ...bucket,
      )
      .map(({ at }) => at);
    const wait = waitOf(allowance, times, now);
    if (wait > 0) return wait;
    db.run('INSERT INTO allowances (brand, kind, subject, at) VALUES (?, ?, ?, ?)', ...bucket, now);
    return 0;
  });
}
