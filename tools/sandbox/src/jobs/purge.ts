import type { Db } from '../database/db';
import { schedule } from './schedule';

const DAY_MS = 86_400_000;

/** Table whose rows are deleted `keepMs` after the time in `column` (ms). */
export interface Expiring {
  table: string;
  column: string;
  keepMs: number;
}

/** Daily job that deletes expired rows. Schedules the next run. */
export const purge =
  (expiring: readonly Expiring[]) =>
  (db: Db, _subject: string, at: number): void => {
    for (const { table, column, keepMs } of expiring) {
      db.run(`DELETE FROM ${table} WHERE ${column} <= ?`, at - keepMs);
    }
    schedule(db, 'expired.purge', '', at + DAY_MS);
  };
