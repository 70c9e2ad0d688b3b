import { beforeEach, expect, it } from 'vitest';
import type { Seed } from './fill';
import { openMemory } from './memory';

let filled: number;
let version = 0;
beforeEach(() => {
  filled = 0;
  version += 1;
});

const seedOf = (day: string) => (): Seed => ({
  schema: 'CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT) STRICT',
  version: () => `memory-${version}`,
  day,
  rows: () => {
    filled += 1;
    return [{ table: 'games', columns: 'name', rows: [['Lotus']] }];
  },
});
const TODAY = seedOf('2026-11-20');

const namesIn = ({ db }: ReturnType<typeof openMemory>) =>
  db.all<{ name: string }>('SELECT name FROM games ORDER BY id').map(({ name }) => name);

const add = ({ db }: ReturnType<typeof openMemory>, name: string) =>
  db.run('INSERT INTO games (name) VALUES (?)', name);

it('starts with the initial data of a closed database, without its changes', () => {
  const first = openMemory(TODAY);
  add(first, 'Moon');
  first.db.exec('CREATE TABLE extra (id INTEGER)');
  first.db.close();
  const second = openMemory(TODAY);
  expect(filled).toBe(1);
  expect(namesIn(second)).toEqual(['Lotus']);
  expect(() => second.db.all('SELECT * FROM extra')).toThrow(/extra/);
  add(second, 'Tide');
  expect(second.db.get('SELECT id FROM games WHERE name = ?', 'Tide')).toEqual({ id: 2 });
  second.reset();
  expect(namesIn(second)).toEqual(['Lotus']);
  second.db.close();
});

it('is separate from another open database', () => {
  const first = openMemory(TODAY);
  const second = openMemory(TODAY);
  add(first, 'Moon');
  expect(namesIn(second)).toEqual(['Lotus']);
  first.db.close();
  second.db.close();
});

it('refuses queries after it is closed', () => {
  const first = openMemory(TODAY);
  first.db.close();
  first.db.close();
  const second = openMemory(TODAY);
  expect(() => add(first, 'Moon')).toThrow(/closed/);
  expect(() => first.reset()).toThrow(/closed/);
  expect(namesIn(second)).toEqual(['Lotus']);
  second.db.close();
});

it('is seeded again for another day', () => {
  openMemory(TODAY).db.close();
  const tomorrow = openMemory(seedOf('2026-11-21'));
  expect(filled).toBe(2);
  tomorrow.db.close();
});

it('is seeded again at a reset on another day', () => {
  let seed = TODAY;
  const one = openMemory(() => seed());
  add(one, 'Moon');
  seed = seedOf('2026-11-21');
  one.reset();
  expect(filled).toBe(2);
  expect(namesIn(one)).toEqual(['Lotus']);
  one.db.close();
  // It is now the spare for its new day.
  openMemory(seed).db.close();
  expect(filled).toBe(2);
});
