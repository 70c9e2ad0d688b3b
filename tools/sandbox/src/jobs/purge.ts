import type { Db } from '../database/db';

/** Table whose rows are deleted `keepMs` after the time in `column` (ms). */
export interface Expiring {
  table: string;
  column: string;
  keepMs: number;
}

/** Daily job that deletes expired rows. */
export const purge =
  (expiring: readonly Expiring[]) =>
  (db: Db, _subject: string, at: number): void => {
    for (const { table, column, keepMs } of expiring) {
      db.run(`DELETE FROM ${table} WHERE ${column} <= ?`, at - keepMs);
    }
  };
