import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the workspace. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** @param {string[]} parts A path below the workspace. */
export const at = (...parts) => path.join(root, ...parts);

/** Brands: folders of `apps` with a `brand/brand.ts`; aurora, the default, first. */
export function brands() {
  const names = readdirSync(at('apps')).filter((name) =>
    existsSync(at('apps', name, 'brand/brand.ts')),
  );
  return names.sort((a, b) => Number(b === 'aurora') - Number(a === 'aurora') || (a < b ? -1 : 1));
}

/** Command-line entry points, run by this Node: `npx` would leave orphan processes. */
export const bin = {
  nx: at('node_modules/nx/dist/bin/nx.js'),
  tsc: at('node_modules/typescript-native/bin/tsc'),
  vite: at('node_modules/vite/bin/vite.js'),
  vitest: at('node_modules/vitest/vitest.mjs'),
  playwright: at('node_modules/@playwright/test/cli.js'),
  storybook: at('node_modules/storybook/dist/bin/dispatcher.js'),
  oxfmt: at('node_modules/oxfmt/bin/oxfmt'),
  eslint: at('node_modules/eslint/bin/eslint.js'),
  oxlint: at('node_modules/oxlint/bin/oxlint'),
  stylelint: at('node_modules/stylelint/bin/stylelint.mjs'),
  knip: at('node_modules/knip/bin/knip.js'),
};

/** Built sandbox. */
export const sandboxMain = at('dist/sandbox/main.js');

/** Seeded databases that sandboxes of this workspace share. */
export const sandboxTemplates = at('.cache/templates');

/** Pictures that the sandboxes of this workspace share. */
export const sandboxPictures = at('.cache/pictures');
