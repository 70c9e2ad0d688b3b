import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { addUser } from '../accounts/users';
import { BRAND_CODES, brandOf, LANGUAGES } from '../brands/brands';
import { type Db, openDb } from '../database/db';
import { openSeeded } from '../database/template';
import { SCHEMA } from '../modules';
import { seededDb } from '../testing/seeded-db';
import { signedInAs } from '../testing/visitor';
import { ACCOUNTS } from './accounts.data';
import { catalogue } from './catalogue';
import { DAY_MS, planOf } from './plan';
import { seedRows } from './rows';
import { seedOf } from './seed';
import { STARS } from './stars.data';

const PLAN = planOf('small', Date.now());
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('has at least 2,400 games with different names, of all categories', () => {
  const games = catalogue();
  expect(games.length).toBeGreaterThanOrEqual(2_400);
  expect(new Set(games.map(({ title }) => title.toLowerCase())).size).toBe(games.length);
  expect(new Set(games.map(({ category }) => category)).size).toBe(8);
  expect(new Set(games.map(({ vendor }) => vendor)).size).toBe(24);
  const slots = games.filter(({ category }) => category === 'RNG').length;
  expect(slots).toBeGreaterThan(games.length / 2);
});

it('no title contains a promise of winning', () => {
  const loud = /\b(win|wins|winner|cash|jackpot|bonus|free|rich|riches|million)\b/i;
  expect(catalogue().filter(({ title }) => loud.test(title))).toEqual([]);
});

it('has names of stars in every language, none left in English', () => {
  expect(STARS.length).toBeGreaterThanOrEqual(60);
  for (const { title, names } of STARS) {
    expect(Object.keys(names).sort()).toEqual(LANGUAGES.filter((code) => code !== 'EN').sort());
    expect(Object.values(names).filter((name) => name === title || name === '')).toEqual([]);
  }
});

it('has every text in seven languages', () => {
  const announcements = seedRows(PLAN).find(({ table }) => table === 'announcements')?.rows ?? [];
  expect(announcements.length).toBeGreaterThan(50);
  for (const row of announcements) {
    const texts = JSON.parse(String(row.at(-1))) as Record<string, { title: string }>;
    expect(Object.keys(texts).sort()).toEqual([...LANGUAGES].sort());
    expect(Object.values(texts).every(({ title }) => title !== '' && !title.includes('{'))).toBe(
      true,
    );
  }
});

it('has consistent seeded ledgers', () => {
  const db = seededDb(PLAN);
  const wrong = db.all(
    `SELECT w.id FROM wallets w JOIN transactions t ON t.wallet_id = w.id
     GROUP BY w.id HAVING sum(t.amount) <> w.balance OR min(t.balance_after) < 0`,
  );
  expect(wrong).toEqual([]);
  db.close();
});

/** Content of a database, by table. */
function dump(db: Db): Record<string, unknown[]> {
  const tables = db.all<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  return Object.fromEntries(tables.map(({ name }) => [name, db.all(`SELECT * FROM ${name}`)]));
}

it('a reset restores the seed in memory', () => {
  const { db, reset } = openSeeded(':memory:', () => seedOf(SCHEMA, PLAN));
  const fresh = dump(db);
  db.run(`DELETE FROM favourites`);
  db.run(`UPDATE users SET nickname = 'Somebody else', parent_id = NULL`);
  db.run(`INSERT INTO jobs (kind, subject, due_at) VALUES ('bet.settle', 'B0', 1)`);
  addUser(db, brandOf('aurora'), { name: 'passer01', type: 0, password: 'x' }, PLAN.today);
  expect(dump(db)).not.toEqual(fresh);
  reset();
  expect(dump(db)).toEqual(fresh);
  expect(db.all('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  db.close();
});

it('data are kept over restarts and deleted by a reset', async () => {
  const database = join(folder, 'sandbox.db');
  const first = createSandbox({ database, seed: 'small', strict: true });
  const me = signedInAs(first, 'fresh01');
  await me.value('games.addFavourite', { nodeId: '20001', vendor: 'moonkoi' });
  first.control.clock({ shiftMs: 60_000 });
  first.close();

  const second = createSandbox({ database, seed: 'small', strict: true });
  expect(second.control.state().clock.shiftMs).toBe(60_000);
  const again = signedInAs(second, 'fresh01');
  expect(await again.value('games.favouriteIds')).toEqual(['20001']);
  const from = performance.now();
  second.reset();
  expect(performance.now() - from).toBeLessThan(2_000);
  const anew = signedInAs(second, 'fresh01');
  expect(await anew.value('games.favouriteIds')).toEqual([]);
  second.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('template-'))).toHaveLength(1);
});

/** Day of a table's newest time. */
const newest = (db: Db, table: string, column: string) =>
  Math.floor(
    (db.get<{ at: number }>(`SELECT max(${column}) AS at FROM ${table}`)?.at ?? 0) / DAY_MS,
  );

it.each([':memory:', 'sandbox.db'])(
  'ends the seeded history on the day of a reset, in %s',
  (name) => {
    let now = Date.UTC(2026, 10, 20, 9);
    const location = name === ':memory:' ? name : join(folder, name);
    const { db, reset } = openSeeded(location, () => seedOf(SCHEMA, planOf('small', now)));
    const ends = () =>
      [
        ['transactions', 'at'],
        ['bets', 'at'],
        ['announcements', 'start_date'],
        ['users', 'registered_at'],
        ['inbox', 'sent_at'],
      ].map(([table = '', column = '']) => newest(db, table, column));
    const before = ends();
    now += 40 * DAY_MS;
    reset();
    expect(ends()).toEqual(before.map((day) => day + 40));
    db.close();
  },
);

it('is seeded again on another day with a log line, unless told to keep', async () => {
  const database = join(folder, 'sandbox.db');
  const said: string[] = [];
  let now = Date.UTC(2026, 10, 20, 9);
  const start = (keep?: boolean) =>
    createSandbox({
      database,
      keep,
      seed: 'small',
      now: () => now,
      log: (line) => said.push(line),
    });
  const favourites = async (sandbox: Sandbox) =>
    signedInAs(sandbox, 'fresh01').value('games.favouriteIds');
  const first = start();
  await signedInAs(first, 'fresh01').value('games.addFavourite', {
    nodeId: '20001',
    vendor: 'moonkoi',
  });
  first.close();

  now += DAY_MS;
  const kept = start(true);
  expect(await favourites(kept)).toEqual(['20001']);
  kept.close();
  expect(said).toEqual([]);
  const anew = start();
  expect(await favourites(anew)).toEqual([]);
  expect(said).toEqual([expect.stringMatching(/of another day .*2026-11-20.* anew/)]);
  anew.close();
});

it('contains no fixed year', () => {
  const texts = seedRows(PLAN)
    .filter(({ table }) => ['announcements', 'inbox', 'rewards'].includes(table))
    .flatMap(({ rows }) => rows.flat());
  const dated = texts.filter((text) => typeof text === 'string' && /\b20[2-9]\d\b/.test(text));
  expect(dated).toEqual([]);
});

it('a database of another version is replaced, which is logged once', () => {
  const database = join(folder, 'sandbox.db');
  const old = openDb(database);
  old.exec('CREATE TABLE games (x); INSERT INTO games (x) VALUES (1)');
  old.close();
  const said: string[] = [];
  const start = () => createSandbox({ database, seed: 'small', log: (line) => said.push(line) });
  const sandbox = start();
  expect(said).toEqual([expect.stringMatching(/sandbox\.db .*of another version.* anew/)]);
  expect(sandbox.control.accounts()).toHaveLength(BRAND_CODES.length * ACCOUNTS.length);
  sandbox.close();
  start().close();
  expect(said).toHaveLength(1);
  expect(existsSync(database)).toBe(true);
});

it('seeds once for all servers that share a folder of templates', async () => {
  const templates = join(folder, 'templates');
  const start = (name: string) => {
    const seededTables: string[] = [];
    const sandbox = createSandbox({
      database: join(folder, name, 'sandbox.db'),
      seed: 'small',
      templates,
      onSeed: (table) => seededTables.push(table),
    });
    return { sandbox, seededTables };
  };
  const first = start('one');
  const second = start('two');
  expect(first.seededTables).toContain('transactions');
  expect(second.seededTables).toEqual([]);
  const me = signedInAs(second.sandbox, 'fresh01');
  await me.value('games.addFavourite', { nodeId: '20001', vendor: 'moonkoi' });
  second.sandbox.reset();
  expect(await signedInAs(second.sandbox, 'fresh01').value('games.favouriteIds')).toEqual([]);
  expect(readdirSync(templates).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  expect(readdirSync(join(folder, 'two')).filter((name) => name.includes('template'))).toEqual([]);
  first.sandbox.close();
  second.sandbox.close();
});

it('unused templates are deleted, except those that another server may be writing', () => {
  const anHourAgo = new Date(Date.now() - 3_700_000);
  for (const [name, old] of [
    ['template-full-0.db', true],
    ['template-full-1.db', false],
    ['template-full-2.db.77', true],
    ['template-full-2.db.78', false],
  ] as const) {
    writeFileSync(join(folder, name), '');
    if (old) utimesSync(join(folder, name), anHourAgo, anHourAgo);
  }
  createSandbox({ database: join(folder, 'sandbox.db'), seed: 'small' }).close();
  const left = readdirSync(folder).filter((name) => name.startsWith('template-full'));
  expect(left.sort()).toEqual(['template-full-1.db', 'template-full-2.db.78']);
});

it('a reset without its template seeds again', () => {
  const sandbox = createSandbox({ database: join(folder, 'sandbox.db'), seed: 'small' });
  for (const name of readdirSync(folder).filter((one) => one.startsWith('template-'))) {
    rmSync(join(folder, name));
  }
  sandbox.reset();
  expect(sandbox.control.accounts()).toHaveLength(BRAND_CODES.length * ACCOUNTS.length);
  sandbox.close();
});
