import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../app';
import { BRAND_CODES, LANGUAGES } from '../brands/brands';
import { openDb } from '../database/db';
import { signedInAs } from '../testing/visitor';
import { ACCOUNTS } from './accounts.data';
import { catalogue } from './catalogue';
import { planOf } from './plan';
import { seedRows } from './rows';
import { seed } from './seed';
import { STARS } from './stars.data';

const PLAN = planOf('small', Date.now());
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('names at least 2,400 games, no two alike, over all categories', () => {
  const games = catalogue();
  expect(games.length).toBeGreaterThanOrEqual(2_400);
  expect(new Set(games.map(({ title }) => title.toLowerCase())).size).toBe(games.length);
  expect(new Set(games.map(({ category }) => category)).size).toBe(8);
  expect(new Set(games.map(({ vendor }) => vendor)).size).toBe(24);
  const slots = games.filter(({ category }) => category === 'RNG').length;
  expect(slots).toBeGreaterThan(games.length / 2);
});

it('promises nothing in a title', () => {
  const loud = /\b(win|wins|winner|cash|jackpot|bonus|free|rich|riches|million)\b/i;
  expect(catalogue().filter(({ title }) => loud.test(title))).toEqual([]);
});

it('names the stars in every language, none left in English', () => {
  expect(STARS.length).toBeGreaterThanOrEqual(60);
  for (const { title, names } of STARS) {
    expect(Object.keys(names).sort()).toEqual(LANGUAGES.filter((code) => code !== 'EN').sort());
    expect(Object.values(names).filter((name) => name === title || name === '')).toEqual([]);
  }
});

it('says everything in seven languages', () => {
  const announcements = seedRows(PLAN).find(([table]) => table === 'announcements')?.[1] ?? [];
  expect(announcements.length).toBeGreaterThan(60);
  for (const row of announcements) {
    const texts = JSON.parse(String(row.at(-1))) as Record<string, { title: string }>;
    expect(Object.keys(texts).sort()).toEqual([...LANGUAGES].sort());
    expect(Object.values(texts).every(({ title }) => title !== '' && !title.includes('{'))).toBe(
      true,
    );
  }
});

it('keeps seeded ledgers adding up', () => {
  const db = openDb(':memory:');
  seed(db, seedRows(PLAN));
  const wrong = db.all(
    `SELECT w.id FROM wallets w JOIN transactions t ON t.wallet_id = w.id
     GROUP BY w.id HAVING sum(t.amount) <> w.balance OR min(t.balance_after) < 0`,
  );
  expect(wrong).toEqual([]);
  db.close();
});

it('keeps its data over restarts, and forgets them at a reset', async () => {
  const database = join(folder, 'sandbox.db');
  const first = createSandbox({ database, strict: true });
  const me = signedInAs(first, 'fresh01');
  await me.value('games.addFavourite', { nodeId: '20001', vendor: 'moonkoi' });
  first.control.clock({ shiftMs: 60_000 });
  first.close();

  const second = createSandbox({ database, strict: true });
  expect(second.control.state().clock.shiftMs).toBe(60_000);
  const again = signedInAs(second, 'fresh01');
  expect(await again.value('games.favouriteIds')).toEqual({ list: ['20001'] });
  const from = performance.now();
  second.reset();
  expect(performance.now() - from).toBeLessThan(2_000);
  const anew = signedInAs(second, 'fresh01');
  expect(await anew.value('games.favouriteIds')).toEqual({ list: [] });
  second.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('template-'))).toHaveLength(1);
});

it('starts anew over a file of another version', () => {
  const database = join(folder, 'sandbox.db');
  const old = openDb(database);
  old.exec('CREATE TABLE games (x); INSERT INTO games VALUES (1)');
  old.close();
  const sandbox = createSandbox({ database });
  expect(sandbox.control.accounts()).toHaveLength(BRAND_CODES.length * ACCOUNTS.length);
  sandbox.close();
  expect(existsSync(database)).toBe(true);
});
