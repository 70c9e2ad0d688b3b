import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../unit/root.ts';
import { FIRST_VIEW } from './brand-app.ts';
import { FRAME, groupsOf, joinParts, partsOf } from './chunk-groups.ts';
import type { Part } from './chunk-part.ts';

const part = (name: string, size: number, entries: string, imports: string[] = []): Part => ({
  isWhole: !name.includes('/') && name.startsWith('labels'),
  name,
  ids: [`/${name}.ts`],
  size,
  entries: new Set(entries.split(' ')),
  files: [name],
  imports,
});

const names = (parts: readonly Part[]) => parts.map(({ ids }) => ids.join(' ')).toSorted();

test('small parts of the same entries become one', () => {
  const parts = [part('a', 200, 'login register'), part('b', 100, 'login register')];
  expect(names(joinParts(parts))).toEqual(['/a.ts /b.ts']);
});

test('parts stay apart where an entry would load more in vain than a request costs', () => {
  const parts = [part('form', 40_000, 'login register'), part('icon', 100, 'login register games')];
  expect(names(joinParts(parts))).toEqual(['/form.ts', '/icon.ts']);
});

test('a small part that few others need joins the larger one', () => {
  const parts = [part('list', 3_000, 'inbox news games'), part('icon', 100, 'inbox news')];
  expect(names(joinParts(parts))).toEqual(['/list.ts /icon.ts']);
});

test('a part does not join one whose imports its entries do not load', () => {
  const parts = [
    part('form', 40_000, 'login register'),
    part('method', 300, 'login register', ['form']),
    part('tabs', 300, 'login register games'),
  ];
  expect(names(joinParts(parts))).not.toContain('/method.ts /tabs.ts');
  expect(names(joinParts(parts))).toContain('/tabs.ts');
});

test('the frame’s libraries come first, what it stands on, the frame, then the most shared', () => {
  const parts = [
    part('few', 50_000, 'login register'),
    part('many', 50_000, 'login register games'),
    part('node_modules/react', 100, `${FRAME} login`),
    part('libs/core/storage', 100, FRAME),
    part('libs/ui-kit/button', 100, FRAME),
    part('start', 200, FRAME),
    part('own', 9_000, 'login'),
  ];
  const groups = groupsOf(parts);
  expect(groups.map(({ name }) => name)).toEqual([
    'libraries',
    'ground',
    FRAME,
    'many',
    'few',
    'own',
  ]);
  const holding = (id: string) =>
    groups.filter(({ test: holds }) => holds(id)).map(({ name }) => name);
  expect(holding('/start.ts')).toEqual([FRAME]);
  expect(holding('/node_modules/react.ts')).toEqual(['libraries']);
  expect(holding('/libs/core/storage.ts')).toEqual(['ground']);
  expect(holding('/libs/ui-kit/button.ts')).toEqual([FRAME]);
});

test('what is loaded as one is one group, and nothing joins it', () => {
  const parts = [
    part('start', 200, FRAME),
    { ...part('labels-vi', 100, 'labels-vi'), ids: ['/vi/a.json'] },
    { ...part('labels-vi', 100, 'labels-vi'), ids: ['/vi/b.json'] },
    part('inbox', 200, 'inbox.js'),
  ];
  const groups = groupsOf(parts);
  const holding = groups.filter(({ test: holds }) => holds('/vi/a.json'));
  expect(holding.map(({ test: holds }) => holds('/vi/b.json'))).toEqual([true]);
  expect(holding.map(({ test: holds }) => holds('/inbox.ts'))).toEqual([false]);
});

test('a part comes after those that it imports, though more screens load it', () => {
  const parts = [
    part('start', 200, FRAME),
    part('forms', 9_000, 'rain.js transfer.js', ['team']),
    part('team', 9_000, 'team.js'),
  ];
  expect(groupsOf(parts).map(({ name }) => name)).toEqual([
    'libraries',
    'ground',
    FRAME,
    'team',
    'forms',
  ]);
});

test('screens loaded as one that are too small join others, unless they are sparing', () => {
  const parts = [
    part('start', 200, FRAME),
    part('service', 2_000, 'service'),
    part('form', 9_000, 'inbox.js service'),
    part('inbox', 9_000, 'inbox.js'),
  ];
  const areJoined = (sparing: string[]) =>
    groupsOf(parts, sparing).some(({ test: holds }) => holds('/service.ts') && holds('/form.ts'));
  expect(areJoined([])).toBe(true);
  expect(areJoined(['inbox.js', 'service'])).toBe(false);
});

test('a group with what it shares takes it from other screens, but not from the first view', () => {
  const chunk = (name: string, imports: string[], isDynamicEntry = true) => ({
    type: 'chunk',
    code: 'a'.repeat(50_000),
    name,
    fileName: `${name}.js`,
    facadeModuleId: isDynamicEntry ? `/${name}.tsx` : null,
    moduleIds: [`/${name}.tsx`],
    imports: imports.map((one) => `${one}.js`),
    isEntry: name === 'main',
    isDynamicEntry,
  });
  const built = [
    { ...chunk('main', []), isDynamicEntry: false },
    chunk('home', ['money']),
    chunk('late', ['sheet', 'money']),
    chunk('inbox', ['sheet', 'list']),
    chunk('sheet', [], false),
    chunk('money', [], false),
    chunk('list', [], false),
  ] as unknown as Parameters<typeof partsOf>[0];
  const parts = partsOf(built, {
    calls: [],
    screens: [{ path: 'home.tsx', sharedBy: 9 }],
    together: [{ name: 'rest', paths: /^\/late\.tsx$/, withShared: true }],
    sparing: [],
  });
  expect(Object.fromEntries(parts.map(({ ids, name }) => [ids[0], name]))).toEqual({
    '/main.tsx': 'main',
    '/home.tsx': 'home',
    '/late.tsx': 'rest',
    '/inbox.tsx': 'inbox',
    '/sheet.tsx': 'rest',
    '/money.tsx': 'money',
    '/list.tsx': 'list',
  });
});

test('a chunk has the same size whatever hashes stand in the names that it imports', () => {
  const sizeWith = (hash: string) => {
    const chunk = {
      type: 'chunk',
      code: `import { a } from './frame-${hash}.js';\nexport const b = () => import('./late-${hash}.js');`,
      name: 'main',
      fileName: `main-${hash}.js`,
      facadeModuleId: '/main.tsx',
      moduleIds: ['/main.tsx'],
      imports: [],
      isEntry: true,
      isDynamicEntry: false,
    };
    const built = [chunk] as unknown as Parameters<typeof partsOf>[0];
    const none = { calls: [], screens: [], together: [], sparing: [] };
    return partsOf(built, none).map(({ size }) => size);
  };
  expect(sizeWith('B3xK-9_a')).toEqual(sizeWith('aaaaaaaa'));
});

test('every path of the first view names a module, and one that nobody imports fails the build', () => {
  const paths = [...FIRST_VIEW.calls, ...FIRST_VIEW.screens.map(({ path }) => path)];
  for (const path of paths) expect(existsSync(`${workspaceRoot}/${path}`), path).toBe(true);
  expect(() => partsOf([], FIRST_VIEW)).toThrow('is not imported dynamically');
});
