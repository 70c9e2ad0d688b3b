import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDb, peek } from './db';
import type { Seed } from './fill';
import { SETTING_TABLES } from './tables';
import { makeTemplate, prepareTemplate } from './template';

let folder: string;
let seeded: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'template-'));
  seeded = 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const seedOfDay = (day: string): Seed => ({
  schema: `${SETTING_TABLES} CREATE TABLE games (id INTEGER PRIMARY KEY, name TEXT) STRICT`,
  version: () => 'small-1',
  day,
  rows: () => {
    seeded += 1;
    const rows = Array.from({ length: 5_000 }, (_, i) => [i + 1, `Game ${i + 1}`]);
    return [{ table: 'games', columns: 'id, name', rows }];
  },
});
const SEED = seedOfDay('2026-11-20');

const gamesIn = (file: string) => peek<{ n: number }>(file, 'SELECT count(*) AS n FROM games');

it('seeds once, and again for another day', () => {
  const first = prepareTemplate({ folder, seed: SEED });
  expect(prepareTemplate({ folder, seed: SEED })).toBe(first);
  expect(seeded).toBe(1);
  expect(gamesIn(first)).toEqual([{ n: 5_000 }]);
  expect(prepareTemplate({ folder, seed: seedOfDay('2026-11-21') })).not.toBe(first);
  expect(seeded).toBe(2);
  expect(readdirSync(folder).sort()).toEqual([
    'template-small-1-2026-11-20.db',
    'template-small-1-2026-11-21.db',
    'templates.lock',
  ]);
});

it.each<[string, (template: string) => void]>([
  ['cut off', (template) => truncateSync(template, statSync(template).size - 4_096)],
  ['empty', (template) => truncateSync(template)],
  ['no database', (template) => writeFileSync(template, 'x'.repeat(20_000))],
  [
    'of another day',
    (template) =>
      copyFileSync(prepareTemplate({ folder, seed: seedOfDay('2026-11-19') }), template),
  ],
  [
    'without its marks',
    (template) => {
      const db = openDb(template);
      db.run('DELETE FROM sandbox_settings');
      db.close();
    },
  ],
])('never uses a template that is %s', (_, spoil) => {
  const template = prepareTemplate({ folder, seed: SEED });
  spoil(template);
  seeded = 0;
  expect(prepareTemplate({ folder, seed: SEED })).toBe(template);
  expect(seeded).toBe(1);
  expect(gamesIn(template)).toEqual([{ n: 5_000 }]);
});

it('seeds a missing template in another process, or in this one if that fails', () => {
  const asked: string[] = [];
  const elsewhere = (where: string) => {
    asked.push(where);
    if (asked.length === 2) makeTemplate({ folder: where, seed: SEED });
  };
  const template = prepareTemplate({ folder, seed: SEED }, elsewhere);
  expect(gamesIn(template)).toEqual([{ n: 5_000 }]);
  expect([asked, seeded]).toEqual([[folder], 1]);

  rmSync(template);
  for (let time = 0; time < 2; time++) prepareTemplate({ folder, seed: SEED }, elsewhere);
  expect([asked, seeded]).toEqual([[folder, folder], 2]);
});

it('continues at once if another seeding process was killed', async () => {
  const hold = `const db = new (require('libsql'))(process.argv[1]);
    db.exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['-e', hold, join(folder, 'templates.lock')], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  const from = performance.now();
  prepareTemplate({ folder, seed: SEED });
  expect(performance.now() - from).toBeLessThan(45_000);
  expect(seeded).toBe(1);
});
