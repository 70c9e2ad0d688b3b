import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Defence, rowProblems, titlePattern, withoutDefence } from './row.mjs';
import { changedRows, sampleOf } from './sample.mjs';
import { verdict } from './verdict.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'defences-'));
mkdirSync(path.join(dir, 'lib'));
writeFileSync(path.join(dir, 'lib/lock.ts'), 'export const TRIES = 5;\nexport const DAYS = 5;\n');
writeFileSync(path.join(dir, 'lib/lock.test.ts'), "it('locks after %i (D1 §9)', () => {});\n");
afterAll(() => rmSync(dir, { recursive: true }));

const ROW: Defence = {
  name: 'a lock',
  file: 'lib/lock.ts',
  from: 'TRIES = 5',
  to: 'TRIES = 50',
  test: 'lib/lock.test.ts › locks after %i (D1 §9)',
};

describe('a row', () => {
  it('has no problem when its text, its file and its test are there', () => {
    expect(rowProblems([ROW], dir)).toEqual([]);
  });

  it.each([
    ['a text that is gone', { from: 'TRIES = 6' }, 'occurs 0 times'],
    ['a text that is there twice', { from: ' = 5' }, 'occurs 2 times'],
    ['a change that is none', { to: 'TRIES = 5' }, 'changes nothing'],
    ['a file that is gone', { file: 'lib/door.ts' }, 'there is no lib/door.ts'],
    ['a test file that is gone', { test: 'lib/a.test.ts › b' }, 'there is no lib/a.test.ts'],
    ['a test that is gone', { test: 'lib/lock.test.ts › locks' }, 'has no test "locks"'],
  ])('with %s is refused', (_, change, problem) => {
    expect(rowProblems([{ ...ROW, ...change }], dir)).toEqual([expect.stringContaining(problem)]);
  });

  it('is refused with the name of another', () => {
    expect(rowProblems([ROW, ROW], dir)).toEqual(['a lock: two rows have this name']);
  });

  it('changes its text and nothing else', () => {
    const changed = withoutDefence({ ...ROW, to: '$& $1' }, 'const TRIES = 5; // 5');
    expect(changed).toBe('const $& $1; // 5');
  });

  it.each([
    ['locks after %i (D1 §9)', 'a guard locks after 5 (D1 §9)', true],
    ['locks after %i (D1 §9)', 'a guard locks after 5 (D1 §8)', false],
    ['opens $path + a query', 'opens /m/set + a query', true],
    ['is void', 'is void twice', false],
  ])('with the title "%s" names the test "%s": %s', (title, fullName, named) => {
    expect(new RegExp(titlePattern(title)).test(fullName)).toBe(named);
  });
});

describe('a defence taken away', () => {
  const ran = (status: string, message?: string) => ({
    fullName: 'locks after 5',
    status,
    ...(message && { failureMessages: [message] }),
  });

  it('is caught by a failed assertion', () => {
    const tests = [ran('passed'), ran('failed', 'AssertionError: expected 1 to be 2\n at x')];
    expect(verdict(ROW, tests, undefined)).toEqual({ caught: 'locks after 5' });
  });

  it('is caught by the error of a second defence that its row names', () => {
    const tests = [ran('failed', 'SqliteError: CHECK constraint failed: balance >= 0')];
    expect(verdict({ ...ROW, error: 'CHECK constraint' }, tests, undefined).caught).toBeDefined();
    expect(verdict(ROW, tests, undefined).failure).toContain('no assertion failed: SqliteError');
  });

  it.each([
    ['its test passes', [ran('passed')], undefined, 'SURVIVED'],
    ['its test did not run', [], undefined, 'did not run'],
    [
      'the change does not load',
      [],
      'SyntaxError: unexpected }',
      'no assertion failed: SyntaxError',
    ],
    [
      'the change crashes',
      [ran('failed', 'ReferenceError: a is not defined')],
      undefined,
      'no assertion',
    ],
  ])('is not caught when %s', (_, tests, problem, failure) => {
    expect(verdict(ROW, tests, problem).failure).toContain(failure);
  });
});

describe('a sample', () => {
  const rows = Array.from({ length: 100 }, (_, nth) => ({ ...ROW, name: `row ${nth}` }));

  it('has at most three rows, the same for the same seed', () => {
    expect(sampleOf(rows, 7).map(({ name }) => name)).toEqual(['row 7', 'row 41', 'row 75']);
    expect(sampleOf(rows, 7)).toEqual(sampleOf(rows, 7));
    expect(sampleOf(rows.slice(0, 2), 1)).toHaveLength(2);
  });

  it('comes to every row with some seed', () => {
    const seen = new Set(rows.flatMap((_, seed) => sampleOf(rows, seed)));
    expect(seen.size).toBe(100);
  });

  it('of a change has rows whose source or test it touches', () => {
    const other = { ...ROW, file: 'lib/door.ts' };
    expect(changedRows([ROW, other], ['lib/door.ts'], 0)).toEqual([other]);
    expect(changedRows([ROW, other], ['lib/lock.test.ts'], 0)).toEqual([ROW, other]);
    expect(changedRows(rows, ['lib/lock.ts'], 0)).toHaveLength(3);
  });
});
