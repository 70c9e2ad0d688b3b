import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../../workspace/paths.mjs';
import { ADDRESSES, WITHOUT_PATH } from './addresses.data';
import { CHOSEN } from './chosen.data';
import { compareDocuments } from './report';
import { ROWS } from './rows.data';
import { SUBJECTS } from './subjects';

test('the contract says what the documents say, or why not', () => {
  expect(compareDocuments().problems).toEqual([]);
});

test('names every call of the documents, by its path and method', () => {
  expect(ADDRESSES.length + WITHOUT_PATH.length).toBe(111);
  expect(new Set(ADDRESSES.map(({ field }) => field)).size).toBe(ADDRESSES.length);
});

test('gives those without a path one of our own, and says so', () => {
  const paths = ADDRESSES.map(({ field }) => field.replace(/^[A-Z]+ /, ''));
  for (const name of WITHOUT_PATH) {
    expect(SUBJECTS[name]).toMatchObject({ provenance: 'chosen' });
    expect(paths).not.toContain(SUBJECTS[name]?.path);
  }
});

test('every call whose shape is said to be documented has rows', () => {
  const documented = new Set(
    ROWS.filter(({ place }) => place === 'input' || place === 'output').map(({ call }) => call),
  );
  const without = Object.entries(SUBJECTS)
    .filter(([name, { provenance }]) => provenance === 'spec' && !documented.has(name))
    .map(([name]) => name);
  expect(without).toEqual([]);
});

test('every chosen difference has a reason', () => {
  expect(CHOSEN.filter(({ reason }) => reason.length < 10)).toEqual([]);
  const places = CHOSEN.flatMap(({ at: keys }) => keys);
  expect(new Set(places).size).toBe(places.length);
});

const questions = readFileSync(at('docs/open-questions.md'), 'utf8');
const chosenParts = questions
  .slice(questions.indexOf('## Parts we chose'), questions.indexOf('## Assumptions elsewhere'))
  .split('\n');
const ours = CHOSEN.flatMap(({ at: keys }) => keys.map((key) => key.split(' ')))
  .filter(([call = '', place]) => place !== 'header' && SUBJECTS[call]?.provenance === 'spec')
  .map(([call = '', , field = '']) => ({ call, field: field.split('.').at(-1) ?? '' }));

test.each(ours)('a merchant is asked about $field of $call', ({ call, field }) => {
  const lines = chosenParts.filter((line) => line.startsWith('| ') && line.includes(call));
  expect(lines.join('\n')).toMatch(new RegExp(`\\b${field}\\b`));
});
