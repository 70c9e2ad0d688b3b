import { createHash } from 'node:crypto';
import type { Db } from '../database/db';
import { SCHEMA } from '../database/schema';
import { HABITS, SPANS } from './history.data';
import { planOf } from './plan';
import { type Rows, seedRows } from './rows';

/** Progress callback: the next table and the completed share (0 to 1). */
export type SeedProgress = (table: string, share: number) => void;

type TableRows = Rows[number][1];

const texts = new WeakMap<TableRows, string>();

/** Rows as JSON, cached: tests seed the same rows many times. */
function textOf(rows: TableRows): string {
  const text = texts.get(rows) ?? JSON.stringify(rows);
  texts.set(rows, text);
  return text;
}

/** Inserts the rows of a table through one JSON text, which is fast in SQLite. */
function fill(db: Db, table: string, rows: TableRows): void {
  const columns = (rows[0] ?? []).map((_, i) => `value->>${i}`).join(', ');
  if (columns === '') return;
  db.run(`INSERT INTO ${table} SELECT ${columns} FROM json_each(?)`, textOf(rows));
}

function fillAll(db: Db, rows: Rows, progress?: SeedProgress): void {
  const total = rows.reduce((sum, [, list]) => sum + list.length, 0);
  let done = 0;
  for (const [table, list] of rows) {
    progress?.(table, done / total);
    fill(db, table, list);
    done += list.length;
  }
}

/** Fills an empty database. */
export function seed(db: Db, rows: Rows, progress?: SeedProgress): void {
  db.exec(SCHEMA);
  db.transaction(() => {
    fillAll(db, rows, progress);
  });
}

/** Catalogue tables: read-only at run time, so a reset skips them. */
const LASTING: ReadonlySet<string> = new Set([
  'brands',
  'vendors',
  'vendor_categories',
  'games',
  'game_names',
  'hot_games',
]);

/** Restores the seeded state of a used database. */
export function reseed(db: Db, rows: Rows): void {
  // Foreign keys are violated between deleting and refilling.
  db.exec('PRAGMA foreign_keys = OFF');
  db.transaction(() => {
    const tables = db.all<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`);
    for (const { name } of tables) if (!LASTING.has(name)) db.run(`DELETE FROM ${name}`);
    fillAll(
      db,
      rows.filter(([table]) => !LASTING.has(table)),
    );
  });
  db.exec('PRAGMA foreign_keys = ON');
}

/** Reference day. */
const SAMPLE = planOf('small', Date.UTC(2026, 0, 1));

/**
 * Version of the seed; changes with the tables or their content. The small plan also represents the full one.
 */
export function seedVersion(): string {
  return createHash('sha256')
    .update(SCHEMA)
    .update(JSON.stringify([seedRows(SAMPLE), HABITS, SPANS]))
    .digest('hex')
    .slice(0, 16);
}
