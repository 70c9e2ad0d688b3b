import { readFileSync } from 'node:fs';
import { contract, type Call } from '@lobby/api-client/contract';
import { expect, test } from 'vitest';
import { at } from '../workspace/paths.mjs';

const questions = readFileSync(at('docs/open-questions.md'), 'utf8');
const areas: Record<string, Record<string, Call>> = contract;
const chosen = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls)
    .filter(([, { provenance }]) => provenance === 'chosen')
    .map(([name, { method, path }]) => ({ name: `${area}.${name}`, wire: `${method} ${path}` })),
);
const rows = questions.split('\n').filter((line) => line.startsWith('| `'));

test.each(chosen)('a merchant is asked about $name', ({ name, wire }) => {
  const row = rows.find((line) => line.startsWith(`| \`${name}\``));
  expect(row, `docs/open-questions.md has no row for ${name}`).toBeDefined();
  expect(row).toContain(wire);
});

test('nobody is asked about a call that there is not', () => {
  const names = new Set(
    Object.entries(areas).flatMap(([area, calls]) =>
      Object.keys(calls).map((name) => `${area}.${name}`),
    ),
  );
  const asked = rows.flatMap((line) => /^\| `(\w+\.\w+)` +\| `[A-Z]+ \//.exec(line)?.[1] ?? []);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(90);
});
