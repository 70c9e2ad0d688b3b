import { createHash } from 'node:crypto';
import type { Db } from '../database/db';
import { SCHEMA } from '../database/schema';
import { HABITS, SPANS } from './history.data';
import { planOf } from './plan';
import { type Rows, seedRows } from './rows';

/** Called as the seed is put in: which table comes next, and the share (0 to 1) that stands. */
export type SeedProgress = (table: string, share: number) => void;

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

/** The catalogue: nothing writes to it while a sandbox runs, so a reset may leave it alone. */
const LASTING: ReadonlySet<string> = new Set([
  'brands',
  'vendors',
  'vendor_categories',
  'games',
  'game_names',
  'hot_games',
]);

/** Makes a database that was seeded, and used since, what it was. */
export function reseed(db: Db, rows: Rows): void {
  // Between emptying and filling nothing fits together; what is filled in does again.
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

/** A day that stands for all. */
const SAMPLE = planOf('small', Date.UTC(2026, 0, 1));

/** Changes when the tables or what they begin with change: the small plan stands for the full one, too. */
export function seedVersion(): string {
  return createHash('sha256')
    .update(SCHEMA)
    .update(JSON.stringify([seedRows(SAMPLE), HABITS, SPANS]))
    .digest('hex')
    .slice(0, 16);
}
