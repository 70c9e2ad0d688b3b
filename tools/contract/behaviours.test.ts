import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../run/paths.mjs';
import { readTitles } from './titles.mjs';

const FOLDER = 'docs/behaviours';
const NOT_BUILT = /^not built yet: \S/;
/** Between the columns; within a cell it is written `\|`. */
const COLUMN = /(?<!\\)\|/;

const known = new Map<string, ReturnType<typeof readTitles>>();

function titlesOf(path: string) {
  const found = known.get(path) ?? readTitles(at(path));
  known.set(path, found);
  return found;
}

/** What is wrong with `path › title` or `path › title › row of its table`. */
function wrongWith(named: string): string | undefined {
  const [path = '', title = '', row] = named.split(' › ');
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return `names no test file: ${named}`;
  if (!existsSync(at(path))) return `there is no ${path}`;
  const { titles, texts } = titlesOf(path);
  if (title === '' || !titles.some((one) => one.includes(title))) return `no such title: ${named}`;
  if (row !== undefined && !texts.some((one) => one.includes(row))) return `no such row: ${named}`;
  return undefined;
}

function wrongOf(line: string): string[] {
  const [, behaviour = '', proof = '', end] = line.split(COLUMN).map((cell) => cell.trim());
  if (behaviour === '' || proof === '' || end !== '') return [`has not two columns: ${line}`];
  if (NOT_BUILT.test(proof)) return [];
  const tests = proof.split(/<br ?\/?>/).map((one) => one.trim().replaceAll(/^`+|`+$/g, ''));
  return tests.flatMap((one) => wrongWith(one.replaceAll(String.raw`\|`, '|')) ?? []);
}

const files = readdirSync(at(FOLDER)).filter((name) => /^d\d-\d+\.md$/.test(name));

const rowsOf = (name: string) =>
  readFileSync(at(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line))
    .slice(1);

test('there are behaviours', () => {
  expect(files).not.toEqual([]);
});

test.each(files)('every behaviour of %s has its test, or waits for its screen', (name) => {
  const rows = rowsOf(name);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap(wrongOf)).toEqual([]);
});

test.each([
  ['| a | b |', 'names no test file: b'],
  ['| a | |', 'has not two columns: | a | |'],
  ['| a | b | c |', 'has not two columns: | a | b | c |'],
  ['| a | x/y.test.ts › z |', 'there is no x/y.test.ts'],
  ['| a | tools/bench/table.test.ts › nobody says so |', 'no such title'],
  ['| a | tools/bench/table.test.ts › gives each figure › nowhere |', 'no such row'],
])('a row like %s is found', (line, wrong) => {
  expect(wrongOf(line).join()).toContain(wrong);
});

test.each([
  '| a | not built yet: feedback |',
  '| a | `tools/bench/table.test.ts › gives each figure its goal` |',
  '| a | tools/bench/table.test.ts › gives each<br>tools/contract/behaviours.test.ts › a row like |',
])('a row like %s is right', (line) => {
  expect(wrongOf(line)).toEqual([]);
});
