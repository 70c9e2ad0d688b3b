import { createHash } from 'node:crypto';
import type { Db } from '../database/db';
import { SCHEMA } from '../database/schema';
import type { Rows } from './rows';

/** Called with how many of the tables are filled. */
export type SeedProgress = (done: number, total: number) => void;

type TableRows = Rows[number][1];

const texts = new WeakMap<TableRows, string>();

/** Rows as JSON, written once: tests seed the same rows many times. */
function textOf(rows: TableRows): string {
  const text = texts.get(rows) ?? JSON.stringify(rows);
  texts.set(rows, text);
  return text;
}

/** Rows of one table at once: SQLite reads them out of one JSON text. */
function fill(db: Db, table: string, rows: TableRows): void {
  const columns = (rows[0] ?? []).map((_, i) => `value->>${i}`).join(', ');
  if (columns === '') return;
  db.run(`INSERT INTO ${table} SELECT ${columns} FROM json_each(?)`, textOf(rows));
}

/** Fills an empty database. */
export function seed(db: Db, rows: Rows, progress?: SeedProgress): void {
  db.exec(SCHEMA);
  db.transaction(() => {
    rows.forEach(([table, list], i) => {
      fill(db, table, list);
      progress?.(i + 1, rows.length);
    });
  });
}

/** Changes when the tables or what they begin with change; the small plan of a fixed day stands for all. */
export function seedVersion(small: Rows): string {
  return createHash('sha256')
    .update(SCHEMA)
    .update(JSON.stringify(small))
    .digest('hex')
    .slice(0, 16);
}
