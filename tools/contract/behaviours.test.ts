import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { readTitles } from '../workspace/titles.mjs';

const FOLDER = 'docs/behaviours';
const BEHAVIOUR = /^- (\S.*)$/;
const PROOF = /^ {2}- (\S.*)$/;
const BETWEEN = /^(?:#+ .*)?$/;
const NAMED = /^`(.+)`$/;

const known = new Map<string, ReturnType<typeof readTitles>>();

function titlesOf(path: string) {
  const found = known.get(path) ?? readTitles(at(path));
  known.set(path, found);
  return found;
}

/** Problem of a reference `path › title` or `path › title › row of its table`; undefined if valid. */
function problemOf(named: string): string | undefined {
  const [path = '', title = '', row] = named.split(' › ');
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return `names no test file: ${named}`;
  if (!existsSync(at(path))) return `there is no ${path}`;
  const { titles, texts } = titlesOf(path);
  if (title === '' || !titles.some((one) => one.includes(title))) return `no such title: ${named}`;
  if (row !== undefined && !texts.some((one) => one.includes(row))) return `no such row: ${named}`;
  return undefined;
}

function proofProblem(proof: string): string | undefined {
  const [, named] = NAMED.exec(proof) ?? [];
  return named === undefined ? `is no test: ${proof}` : problemOf(named);
}

/** Problems of a page: after the first behaviour, only behaviours, their tests and headings are allowed. */
function problemsOf(page: string): string[] {
  const lines = page.split('\n');
  const list = lines.slice(lines.findIndex((line) => BEHAVIOUR.test(line)));
  return list.flatMap((line, nth) => {
    const [, behaviour] = BEHAVIOUR.exec(line) ?? [];
    if (behaviour !== undefined)
      return PROOF.test(list[nth + 1] ?? '') ? [] : [`has no test: ${behaviour}`];
    const [, proof] = PROOF.exec(line) ?? [];
    if (proof !== undefined) return proofProblem(proof) ?? [];
    return BETWEEN.test(line) ? [] : [`is neither a behaviour nor its test: ${line}`];
  });
}

const files = readdirSync(at(FOLDER)).filter((name) => /^d\d-\d+\.md$/.test(name));

test('there are behaviours', () => {
  expect(files).not.toEqual([]);
});

test.each(files)('every behaviour of %s has its test', (name) => {
  const page = readFileSync(at(FOLDER, name), 'utf8');
  expect(page).toMatch(/^- \S/m);
  expect(problemsOf(page)).toEqual([]);
});

const GOOD = '`tools/bench/table.test.ts › gives each figure its goal`';

test.each([
  ['- a', 'has no test: a'],
  [`- a\n- b\n  - ${GOOD}`, 'has no test: a'],
  [`- a\n\n  - ${GOOD}`, 'has no test: a'],
  ['- a\n  - b', 'is no test: b'],
  [`- a\n  - ${GOOD}\n    and more`, 'is neither a behaviour nor its test:     and more'],
  [`- a\n  - ${GOOD}\n\n| c | d |`, 'is neither a behaviour nor its test: | c | d |'],
  ['- a\n  - `b`', 'names no test file: b'],
  ['- a\n  - `x/y.test.ts › z`', 'there is no x/y.test.ts'],
  ['- a\n  - `tools/bench/table.test.ts › nobody says so`', 'no such title'],
  ['- a\n  - `tools/bench/table.test.ts › gives each figure › nowhere`', 'no such row'],
])('a page like %j is found', (page, wrong) => {
  expect(problemsOf(page).join()).toContain(wrong);
});

test.each([
  `An introduction.\n\n- a\n  - ${GOOD}\n`,
  `- a\n  - \`tools/bench/table.test.ts › gives each\`\n  - ${GOOD}\n\n## More\n\n- c\n  - ${GOOD}`,
])('a page like %j is right', (page) => {
  expect(problemsOf(page)).toEqual([]);
});
