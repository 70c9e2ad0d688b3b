import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../unit/root.ts';
import { FIRST_VIEW } from './brand-app.ts';
import { FRAME, groupsOf, joinParts, partsOf, type Part } from './chunk-groups.ts';

const part = (name: string, size: number, entries: string, imports: string[] = []): Part => ({
  name,
  ids: [`/${name}.ts`],
  size,
  entries: new Set(entries.split(' ')),
  files: [name],
  imports,
});

const names = (parts: readonly Part[]) => parts.map(({ ids }) => ids.join(' ')).toSorted();

test('small parts of the same entries become one', () => {
  const parts = [part('a', 500, 'login register'), part('b', 300, 'login register')];
  expect(names(joinParts(parts))).toEqual(['/a.ts /b.ts']);
});

test('parts stay apart where an entry would load more in vain than a request costs', () => {
  const parts = [
    part('form', 130_000, 'login register'),
    part('icon', 300, 'login register games'),
  ];
  expect(names(joinParts(parts))).toEqual(['/form.ts', '/icon.ts']);
});

test('a small part that few others need joins the larger one', () => {
  const parts = [part('list', 9_000, 'inbox news games'), part('icon', 300, 'inbox news')];
  expect(names(joinParts(parts))).toEqual(['/list.ts /icon.ts']);
});

test('a part does not join one whose imports its entries do not load', () => {
  const parts = [
    part('form', 130_000, 'login register'),
    part('method', 900, 'login register', ['form']),
    part('tabs', 900, 'login register games'),
  ];
  expect(names(joinParts(parts))).not.toContain('/method.ts /tabs.ts');
  expect(names(joinParts(parts))).toContain('/tabs.ts');
});

test('the frame comes first, then the most shared; what one entry reaches has no group', () => {
  const parts = [
    part('few', 50_000, 'login register'),
    part('many', 50_000, 'login register games'),
    part('react', 100, `${FRAME} login`),
    part('start', 200, FRAME),
    part('own', 100, 'login'),
  ];
  const groups = groupsOf(parts);
  expect(groups.map(({ name }) => name)).toEqual([FRAME, 'many', 'few']);
  expect(groups.map(({ test: holds }) => holds('/start.ts'))).toEqual([true, false, false]);
  expect(groups.some(({ test: holds }) => holds('/own.ts'))).toBe(false);
});

test('every path of the first view names a module, and one that nobody imports fails the build', () => {
  const paths = [...FIRST_VIEW.calls, ...FIRST_VIEW.screens.map(({ path }) => path)];
  for (const path of paths) expect(existsSync(`${workspaceRoot}/${path}`), path).toBe(true);
  expect(() => partsOf([], FIRST_VIEW)).toThrow('is not imported dynamically');
});
