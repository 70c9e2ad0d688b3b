import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../lint/files.mjs';
import { at, root } from '../workspace/paths.mjs';
import brandGenerator from './brand/generator.mjs';
import endpointGenerator from './endpoint/generator.mjs';
import labelGenerator from './label/generator.mjs';
import screenGenerator from './screen/generator.mjs';

/**
 * The generators edit real workspace files, so moving those breaks these tests. Generated names begin with x
 * to avoid clashes with names from the examples.
 */
const COPIED = [
  'apps',
  'libs/core/src',
  'libs/feature-games/src',
  'libs/feature-account/src',
  'libs/feature-agent/src',
  'libs/api-client/src',
  'tools/art/src',
  'tools/sandbox/src/handlers',
  'tools/sandbox/src/brands',
  'tools/sandbox/src/catalogue',
  'tools/sandbox/src/deposit',
  'tools/sandbox/src/seed',
  'tools/sandbox/src/server',
  'tools/sandbox/src/testing',
  'tools/storybook',
  'tools/testing',
  'tools/contract',
];
const ROOT_FILES = ['tsconfig.base.json', 'e2e/project.json'];
const SOURCE = /\.(tsx?|json|css|html)$/;

let tree: Tree;
beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  // Every copied file counts as changed; formatting all takes 30 s.
  vi.stubEnv('NX_SKIP_FORMAT', 'true');
  const files = COPIED.flatMap((dir) => filesBelow(at(dir), SOURCE));
  for (const file of [...files, ...ROOT_FILES.map((name) => at(name))]) {
    tree.write(path.relative(root, file), readFileSync(file, 'utf8'));
  }
});

const read = (file: string) => tree.read(file, 'utf8') ?? '';

describe('brand', () => {
  it('is an app with a key of its own', async () => {
    await brandGenerator(tree, { name: 'xopal' });
    const brand = read('apps/xopal/brand/brand.ts');
    expect(brand).toContain("code: 'xopal'");
    expect(brand).toContain("name: 'Xopal'");
    expect(brand).not.toMatch(/aurora|officialSites/i);
    const key = /encryptionKey:\s*'([0-9a-f]{128})'/.exec(brand)?.[1];
    expect(key).toBeTruthy();
    expect(read('apps/aurora/brand/brand.ts')).not.toContain(key);
    expect(read('tools/sandbox/src/brands/brands.data.ts')).toContain(key);
    expect(readJson(tree, 'apps/xopal/project.json')).toMatchObject({ name: 'xopal' });
    expect(tree.exists('apps/xopal/src/main.tsx')).toBe(true);
    expect(read('apps/xopal/vite.config.ts')).not.toBe(read('apps/aurora/vite.config.ts'));
  });

  it('is known wherever brands are listed', async () => {
    await brandGenerator(tree, { name: 'xopal' });
    const { compilerOptions } = readJson(tree, 'tsconfig.base.json');
    expect(compilerOptions.paths['@lobby/brand-xopal']).toEqual(['./apps/xopal/brand/brand.ts']);
    expect(readJson(tree, 'e2e/project.json').implicitDependencies).toContain('xopal');
    expect(read('tools/sandbox/src/brands/brands.ts')).toMatch(/BRAND_CODES = \[[^\]]*'xopal'/);
    expect(read('tools/sandbox/src/brands/brands.ts')).toMatch(/type BrandCode = [^;]*'xopal'/);
    expect(read('tools/art/src/brand.ts')).toMatch(/type PictureBrand = [^;]*'xopal'/);
    expect(read('tools/sandbox/src/catalogue/categories.data.ts')).toContain('xopal: [');
    expect(read('tools/storybook/.storybook/toolbar.ts')).toContain("value: 'xopal'");
    expect(read('tools/storybook/vitest.storybook.ts')).toContain("'xopal'");
    expect(read('tools/sandbox/src/server/download-files.ts')).toMatch(/LOOKS = \{[^}]*\bxopal\b/);
    expect(read('tools/sandbox/src/deposit/vendors.data.ts')).toContain("'CTY XOPAL DEMO'");
  });

  it('is looked at by every story and test that goes through all brands', async () => {
    await brandGenerator(tree, { name: 'xopal' });
    for (const file of [
      'tools/storybook/src/contrast/brand.test.ts',
      'tools/testing/src/stories/story-brand.ts',
      'tools/storybook/src/contrast/contrast.test.ts',
    ]) {
      expect(read(file)).toContain("import xopal from '@lobby/brand-xopal';");
      expect(read(file)).toMatch(/[[(][\w\s,]+, xopal[\])]/);
    }
  });

  it('shows the banners of the brand it began as', async () => {
    await brandGenerator(tree, { name: 'xopal' });
    const banners = read('tools/sandbox/src/seed/banners.data.ts');
    expect(banners).toMatch(/ALL: readonly BrandCode\[\] = \[[^\]]*'xopal'/);
    expect(banners).toMatch(/brands: \['aurora', 'ember'[^\]]*, 'xopal'\]/);
    expect(banners).toContain("brands: ['ember']");
  });

  it('renames whole words alone, and no game', async () => {
    await brandGenerator(tree, { name: 'xopal', from: 'ember' });
    const brand = read('apps/xopal/brand/brand.ts');
    expect(brand).toContain("rememberPassword: 'browser'");
    expect(brand).toContain('memberCentre:');
    expect(brand).not.toMatch(/\bember\b/i);
    await brandGenerator(tree, { name: 'xonyx', from: 'jade' });
    const stars = (text: string) => text.match(/'Jade Dragon of the East'/g)?.length ?? 0;
    const file = 'tools/sandbox/src/seed/stars.data.ts';
    expect(stars(read(file))).toBeGreaterThan(0);
    expect(read(file)).not.toContain('Xonyx Dragon');
  });

  it('refuses a name that is taken', async () => {
    await expect(brandGenerator(tree, { name: 'aurora' })).rejects.toThrow('there already');
    for (const name of ['games', 'pay', 'e2e'])
      await expect(brandGenerator(tree, { name })).rejects.toThrow('something else');
  });
});

describe('screen', () => {
  const options = { lib: 'feature-games', name: 'xpromo-list', path: '/m/xpromoList' };

  it('has its files, its route and its path', async () => {
    await screenGenerator(tree, options);
    const dir = 'libs/feature-games/src/xpromo-list/xpromo-list-screen';
    for (const ending of ['tsx', 'module.css', 'stories.tsx', 'test.tsx']) {
      expect(tree.exists(`${dir}.${ending}`)).toBe(true);
    }
    expect(read(`${dir}.tsx`)).toContain('export const Component = XpromoListScreen;');
    const routes = read('libs/feature-games/src/routes.ts');
    expect(routes).toMatch(/screen\(\s*PATHS\.xpromoList,/);
    expect(routes).toContain("import('./xpromo-list/xpromo-list-screen')");
    expect(read('libs/core/src/paths.ts')).toContain("xpromoList: '/m/xpromoList'");
  });

  it('has labels in seven languages, six of which wait for a translator', async () => {
    await screenGenerator(tree, options);
    const text = (language: string) =>
      readJson(tree, `libs/feature-games/src/labels/${language}/games-xpromo-list.json`)[
        'xpromoList.title'
      ];
    expect(text('en')).toBe('Xpromo list');
    for (const language of ['vi', 'cn', 'tw', 'ja', 'th', 'pt']) {
      expect(text(language)).toBe('[translate] Xpromo list');
    }
    expect(read('libs/feature-games/src/labels.ts')).toContain(
      "'games-xpromo-list': typeof import('./labels/en/games-xpromo-list.json')",
    );
    expect(read('libs/feature-games/src/routes.ts')).toContain(
      "'games-xpromo-list:xpromoList.title'",
    );
  });

  it('shares the labels of an area', async () => {
    const before = read('libs/feature-games/src/labels.ts');
    await screenGenerator(tree, { ...options, labels: 'games-play' });
    expect(read('libs/feature-games/src/labels.ts')).toBe(before);
    expect(readJson(tree, 'libs/feature-games/src/labels/en/games-play.json')).toMatchObject({
      'play.leave': expect.any(String),
      'xpromoList.title': 'Xpromo list',
    });
  });

  it('has a header and a bottom bar, unless it is asked for without', async () => {
    const routes = () => read('libs/feature-games/src/routes.ts').split('PATHS.xpromoList')[1];
    await screenGenerator(tree, options);
    expect(routes()).not.toMatch(/header|bottomBar/);
    const bare = { header: false, bottomBar: false };
    await screenGenerator(tree, { ...options, name: 'xpromo', path: '/m/xpromo', ...bare });
    expect(routes()).toMatch(/PATHS\.xpromo,[^]*header: false,\s*bottomBar: false/);
  });

  it('takes the key of an address that others link to already', async () => {
    await screenGenerator(tree, { ...options, lib: 'feature-agent', path: '/m/service' });
    expect(read('libs/feature-agent/src/routes.ts')).toMatch(/screen\(\s*PATHS\.service,/);
    expect(read('libs/core/src/paths.ts')).not.toContain('xpromoList');
  });

  it('refuses an address that has a screen, and a name that means another address', async () => {
    await expect(screenGenerator(tree, { ...options, path: '/m/set' })).rejects.toThrow(
      '/m/set has a screen already',
    );
    await expect(screenGenerator(tree, { ...options, name: 'settings' })).rejects.toThrow(
      'PATHS.settings is another address',
    );
  });

  it('is the first of a library without labels or routes', async () => {
    tree.write('libs/feature-new/src/index.ts', "export { newRoutes } from './routes';\n");
    tree.write(
      'libs/feature-new/src/routes.ts',
      "import type { ScreenRoute } from '@lobby/feature-kit';\n\nexport const newRoutes: readonly ScreenRoute[] = [];\n",
    );
    await screenGenerator(tree, { ...options, lib: 'feature-new', session: true });
    expect(read('libs/feature-new/src/routes.ts')).toContain("import './labels';");
    expect(read('libs/feature-new/src/routes.ts')).toContain('needs: { session: true }');
    const labels = read('libs/feature-new/src/labels.ts');
    expect(labels).toContain(
      "'new-xpromo-list': typeof import('./labels/en/new-xpromo-list.json')",
    );
    expect(labels).toContain("registerLabels(import.meta.glob('./labels/*/*.json'))");
  });

  it('refuses a name that is taken, and a library without routes', async () => {
    await screenGenerator(tree, options);
    await expect(screenGenerator(tree, options)).rejects.toThrow('there already');
    await expect(screenGenerator(tree, { ...options, lib: 'core' })).rejects.toThrow(
      'no src/routes.ts',
    );
  });
});

describe('endpoint', () => {
  const options = { area: 'games', name: 'xpromo-list', path: '/wps/relay/GCSGAME_xpromoList' };

  it('stands in the contract, the client and the sandbox', async () => {
    await endpointGenerator(tree, options);
    const contract = read('libs/api-client/src/contract/games/games.ts');
    expect(contract).toContain('xpromoList: call({');
    expect(contract).toContain("path: '/wps/relay/GCSGAME_xpromoList'");
    expect(read('libs/api-client/src/games/games.api.ts')).toContain(
      'export const xpromoList = bind(games.xpromoList);',
    );
    expect(read('tools/sandbox/src/handlers/games.ts')).toContain('xpromoList: () =>');
  });

  it('is asked with nothing where every answer is bent', async () => {
    await endpointGenerator(tree, options);
    expect(read('tools/contract/type-flips/every-call.data.ts')).toMatch(
      /^  games: \{\n(?: {4}.*\n)* {4}xpromoList: \[\],\n *\},/m,
    );
  });

  it('has a rule for its list', async () => {
    await endpointGenerator(tree, options);
    expect(read('tools/contract/lists.data.ts')).toContain("  'games.xpromoList': PAGE,\n};");
  });

  it('has an example among those of all calls', async () => {
    await endpointGenerator(tree, options);
    expect(read('tools/sandbox/src/testing/examples/games.ts')).toContain('  xpromoList: {},');
  });

  it.each(['access', 'announcements', 'games', 'member', 'streams', 'system'])(
    'is the last entry of %s, whatever its comments hold',
    async (area) => {
      await endpointGenerator(tree, { ...options, area });
      const contract = read(`libs/api-client/src/contract/${area}/${area}.ts`);
      expect(contract.match(/callsOf\(\{/g)).toHaveLength(1);
      expect(contract).toMatch(/summary: 'Xpromo list' \},\s*\}\),\s*\};\s*$/);
    },
  );

  it('refuses a name and a path that are taken', async () => {
    await expect(endpointGenerator(tree, { ...options, name: 'vendors' })).rejects.toThrow(
      'games.vendors is a call already',
    );
    const path = '/wps/game/launchGame';
    await expect(endpointGenerator(tree, { ...options, area: 'member', path })).rejects.toThrow(
      'is a call already, in',
    );
  });

  it('refuses an area that is not there', async () => {
    await expect(endpointGenerator(tree, { ...options, area: 'weather' })).rejects.toThrow(
      'no area',
    );
  });
});

describe('label', () => {
  const name = 'games-play:play.xnote';
  const texts = (language: string) =>
    readJson(tree, `libs/feature-games/src/labels/${language}/games-play.json`);

  it('has a text in seven languages, six of which wait for a translator', async () => {
    await labelGenerator(tree, { name, text: 'Play well' });
    expect(texts('en')).toMatchObject({ 'play.xnote': 'Play well' });
    for (const language of ['vi', 'cn', 'tw', 'ja', 'th', 'pt'])
      expect(texts(language)).toMatchObject({ 'play.xnote': '[translate] Play well' });
  });

  it.each([
    ['without a key', 'games-play', 'write <namespace>:<key>'],
    ['of no namespace', 'games-weather:sun', 'no namespace "games-weather"'],
    ['that is taken', 'games-play:play.leave', 'has "play.leave" already'],
  ])('refuses a name %s', async (_, taken, said) => {
    await expect(labelGenerator(tree, { name: taken, text: 'Play' })).rejects.toThrow(said);
  });
});
