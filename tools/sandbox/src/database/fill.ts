import type { Db, Value } from './db';

/** Rows of one table: the values of each row in the order of `columns`. */
export interface TableRows {
  table: string;
  /** Column names, separated by commas. */
  columns: string;
  rows: readonly (readonly Value[])[];
}

/** Initial content of a database. */
export interface Seed {
  schema: string;
  /** Hash of the tables and their content. */
  version(): string;
  /** Day (UTC) at which the seeded activity ends, `2026-11-22`. */
  day: string;
  /** Rows in insertion order. */
  rows(): readonly TableRows[];
}

/** Progress callback: the next table and the completed share (0 to 1). */
export type SeedProgress = (table: string, share: number) => void;

const texts = new WeakMap<TableRows['rows'], string>();

/** Rows as JSON, cached: tests seed the same rows many times. */
function textOf(rows: TableRows['rows']): string {
  const text = texts.get(rows) ?? JSON.stringify(rows);
  texts.set(rows, text);
  return text;
}

/** Inserts the rows of a table through one JSON text, which is fast in SQLite. */
function fillTable(db: Db, { table, columns, rows }: TableRows): void {
  if (rows.length === 0) return;
  const values = (rows[0] ?? []).map((_, i) => `value->>${i}`);
  db.run(
    `INSERT INTO ${table} (${columns}) SELECT ${values.join(', ')} FROM json_each(?)`,
    textOf(rows),
  );
}

function fillAll(db: Db, tables: readonly TableRows[], progress?: SeedProgress): void {
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  let done = 0;
  for (const one of tables) {
    progress?.(one.table, done / total);
    fillTable(db, one);
    done += one.rows.length;
  }
}

/** Creates and fills the tables of an empty database. Skips foreign key checks; a test checks those of the seed. */
export function fill(db: Db, { schema, rows }: Seed, progress?: SeedProgress): void {
  db.exec(schema);
  db.exec('PRAGMA foreign_keys = OFF');
  db.transaction(() => {
    fillAll(db, rows(), progress);
  });
  db.exec('PRAGMA foreign_keys = ON');
}
