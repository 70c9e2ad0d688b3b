import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../unit/root.ts';
import { bundled } from './bundled.ts';
import { BUNDLE_PATHS, labelBundles, readLabels } from './label-bundles.ts';

const LANGUAGES = ['cn', 'en', 'ja', 'pt', 'th', 'tw', 'vi'];

/** Every catalogue of the workspace, by the path under which a library registers it. */
const catalogues = Object.fromEntries(
  readdirSync(join(workspaceRoot, 'libs'))
    .flatMap((library) =>
      LANGUAGES.map((one) => join(workspaceRoot, 'libs', library, 'src/labels', one)),
    )
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .map((file) => [
      `.${file.slice(file.lastIndexOf('/labels/'))}`,
      JSON.parse(readFileSync(file, 'utf8')) as unknown,
    ]),
);

test('every catalogue of every library is registered, and loads as it is', async () => {
  const { default: labels } = (await bundled(
    "export { default } from 'lobby:labels'",
    labelBundles(),
  )) as { default: Record<string, () => Promise<{ default: unknown }>> };
  const loaded = await Promise.all(
    Object.entries(labels).map(async ([path, load]) => [path, (await load()).default]),
  );
  expect(Object.keys(catalogues).length).toBeGreaterThan(200);
  expect(Object.fromEntries(loaded)).toEqual(catalogues);
});

test('the first screens, an agent’s and a member’s have bundles of their own', () => {
  const { languages, bundles } = readLabels();
  expect(languages).toEqual(LANGUAGES);
  expect(Object.keys(bundles).toSorted()).toEqual(['', 'agent-', 'member-', 'more-']);
  const holding = (namespace: string) =>
    Object.keys(bundles).filter((bundle) => namespace in (bundles[bundle] ?? {}));
  expect(holding('common')).toEqual(['']);
  expect(holding('categories')).toEqual(['']);
  expect(holding('member-deposit')).toEqual(['member-']);
  expect(holding('agent-team')).toEqual(['agent-']);
  expect(holding('records')).toEqual(['more-']);
});

test('a bundle is called by its name and language', () => {
  expect('\0/lobby-labels/member-vi'.replace(BUNDLE_PATHS, '$1')).toBe('member-vi');
  expect('\0/lobby-labels').not.toMatch(BUNDLE_PATHS);
});

test('a library that registers its labels in another way fails the build', async () => {
  const { transform } = labelBundles();
  if (typeof transform !== 'function') throw new Error('no transform');
  const run = (code: string, id: string): unknown => Reflect.apply(transform, {}, [code, id]);
  expect(() => run('registerLabels({});', '/libs/shell/src/labels.ts')).toThrow('registers');
  expect(run('registerLabels({});', '/libs/shell/src/other.ts')).toBeNull();
});
