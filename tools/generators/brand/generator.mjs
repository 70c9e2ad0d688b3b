import { randomBytes } from 'node:crypto';
import { formatFiles, updateJson, visitNotIgnoredFiles } from '@nx/devkit';
import { copyEntries, create, edit, read } from '../source.mjs';
import { words } from '../words.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

const FIRST_PORT = 4301;
const SANDBOX = 'tools/sandbox/src';
const STORYBOOK = 'tools/storybook';

/**
 * The app: what the first brand has, under the new name. Looks and texts are then its owner's.
 * @param {Tree} tree @param {string} from @param {string} name @param {string} key
 */
function writeApp(tree, from, name, key) {
  const port = FIRST_PORT + tree.children('apps').length;
  const { title } = words(name);
  visitNotIgnoredFiles(tree, `apps/${from}`, (file) => {
    const target = file.replaceAll('\\', '/').replace(`apps/${from}/`, `apps/${name}/`);
    const content = tree.read(file);
    if (!content) return;
    if (!/\.(tsx?|json|html|css|svg|webmanifest)$/.test(file)) return tree.write(target, content);
    const text = content
      .toString('utf8')
      .replaceAll(from, name)
      .replaceAll(words(from).title, title);
    create(
      tree,
      target,
      text
        .replace(/(encryptionKey:\s*)'[0-9a-f]+'/, `$1'${key}'`)
        .replace(/(brandApp\(.*, )\d+\)/, `$1${port})`),
    );
  });
}

/** @param {Tree} tree @param {string} name */
function nameIt(tree, name) {
  updateJson(tree, 'tsconfig.base.json', (json) => {
    json.compilerOptions.paths[`@lobby/brand-${name}`] = [`./apps/${name}/brand.ts`];
    return json;
  });
  updateJson(tree, 'e2e/project.json', (json) => {
    json.implicitDependencies.push(name);
    return json;
  });
}

/**
 * The platform's side: every table by brand gets a copy of the first brand's row.
 * @param {Tree} tree @param {string} from @param {string} name @param {string} key
 */
function joinSandbox(tree, from, name, key) {
  const { title } = words(name);
  visitNotIgnoredFiles(tree, SANDBOX, (file) => {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return;
    const before = read(tree, file);
    const rows = copyEntries(before, from, name, (value) =>
      value
        .replaceAll(from, name)
        .replaceAll(words(from).title, title)
        .replace(/(encryptionKey:\s*)'[0-9a-f]+'/, `$1'${key}'`),
    );
    const after = rows
      .replace(`export type BrandCode = '${from}'`, `export type BrandCode = '${name}' | '${from}'`)
      .replace(/(BRAND_CODES = \[[^\]]*)\]/, `$1, '${name}']`);
    if (after !== before) tree.write(file, after);
  });
}

/** @param {Tree} tree @param {string} name */
function joinStorybook(tree, name) {
  create(
    tree,
    `${STORYBOOK}/src/brands/${name}.ts`,
    `globalThis.lobbyStoryBrand = '${name}';\nexport {};\n`,
  );
  edit(tree, `${STORYBOOK}/.storybook/dress.ts`, (text) =>
    `import ${name} from '@lobby/brand-${name}';\n${text}`.replace(
      /(BRANDS = \[[^\]]*)\]/,
      `$1, ${name}]`,
    ),
  );
  edit(tree, `${STORYBOOK}/.storybook/toolbar.ts`, (text) =>
    text.replace(
      /(\n\s*\{ value: 'aurora',[^\n]*)/,
      `$1\n{ value: '${name}', title: '${words(name).title}' },`,
    ),
  );
  edit(tree, `${STORYBOOK}/.storybook/preview.tsx`, (text) =>
    text.replace(
      /(import '[./]*apps\/aurora\/src\/fonts\.css';)/,
      `$1\nimport '../../../apps/${name}/src/fonts.css';`,
    ),
  );
  edit(tree, `${STORYBOOK}/vitest.storybook.ts`, (text) =>
    text.replace(/(BRANDS = \[[^\]]*)\]/, `$1, '${name}']`),
  );
}

/**
 * A brand that runs at once: the looks of another until its owner changes `brand.ts`.
 * @param {Tree} tree
 * @param {{ name: string, from?: string }} options
 */
export default async function brandGenerator(tree, { name, from = 'aurora' }) {
  if (tree.exists(`apps/${name}`))
    throw new Error(`apps/${name} is there already: choose another name`);
  if (!tree.exists(`apps/${from}/brand.ts`))
    throw new Error(`There is no brand "${from}" to begin with`);
  const key = randomBytes(64).toString('hex');
  writeApp(tree, from, name, key);
  nameIt(tree, name);
  joinSandbox(tree, from, name, key);
  joinStorybook(tree, name);
  await formatFiles(tree);
  return () => {
    process.stdout.write(
      `\napps/${name}/brand.ts has the looks and texts of ${from}: change them. Then: npm run dev -- ${name}\n`,
    );
  };
}
