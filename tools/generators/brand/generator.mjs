import { randomBytes } from 'node:crypto';
import { updateJson, visitNotIgnoredFiles } from '@nx/devkit';
import { formatFiles } from '../format.mjs';
import { copyEntries, create, dropEntry, edit, find, read } from '../source.mjs';
import { words } from '../words.mjs';
import { joinCodes, joinImports } from './lists.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

const FIRST_PORT = 4301;
const SANDBOX = 'tools/sandbox/src';
const ART = 'tools/art/src';
const STORYBOOK = 'tools/storybook';
/** The sandbox's hosts that belong to no brand. */
const PLATFORM_HOSTS = /const SITES = \[\.\.\.BRAND_CODES,([^\]]*)\]/;

const SOURCE = /\.(tsx?|mts)$/;

/**
 * Replaces a brand's code and name, as whole words: `member` contains `ember`.
 * @param {string} text @param {string} from @param {string} name @param {string} key
 */
function rename(text, from, name, key) {
  return text
    .replaceAll(new RegExp(`\\b${from}\\b`, 'g'), name)
    .replaceAll(new RegExp(`\\b${words(from).title}\\b`, 'g'), words(name).title)
    .replaceAll(new RegExp(`\\b${from.toUpperCase()}\\b`, 'g'), name.toUpperCase())
    .replace(/(encryptionKey:\s*)'[0-9a-f]+'/, `$1'${key}'`);
}

/**
 * Copies the app of the source brand under the new name; the owner then edits design and texts.
 * @param {Tree} tree @param {string} from @param {string} name @param {string} key
 */
function writeApp(tree, from, name, key) {
  const port = FIRST_PORT + tree.children('apps').length;
  visitNotIgnoredFiles(tree, `apps/${from}`, (file) => {
    const target = file.replaceAll('\\', '/').replace(`apps/${from}/`, `apps/${name}/`);
    const content = tree.read(file);
    if (!content) return;
    if (!/\.(tsx?|json|html|css|svg|webmanifest)$/.test(file)) return tree.write(target, content);
    // The signature covers the domains of the source brand.
    const copied = dropEntry(content.toString('utf8'), 'officialSites');
    const text = rename(copied, from, name, key);
    create(tree, target, text.replace(/(brandApp\(.*, )\d+\)/, `$1${port})`));
  });
}

/** @param {Tree} tree @param {string} name */
function nameIt(tree, name) {
  updateJson(tree, 'tsconfig.base.json', (json) => {
    json.compilerOptions.paths[`@lobby/brand-${name}`] = [`./apps/${name}/brand/brand.ts`];
    return json;
  });
  edit(tree, 'e2e/project.json', (text) =>
    text.replace(/("implicitDependencies": \[[^\]]*?)\s*\]/, `$1, "${name}"]`),
  );
}

/**
 * Rewrites every source file of a folder for which `change` returns a new text.
 * @param {Tree} tree @param {string} dir @param {(text: string, file: string) => string} change
 */
function editAll(tree, dir, change) {
  visitNotIgnoredFiles(tree, dir, (file) => {
    if (!SOURCE.test(file)) return;
    const before = read(tree, file);
    const after = change(before, file.replaceAll('\\', '/'));
    if (after !== before) tree.write(file, after);
  });
}

/**
 * Sandbox and art: copies the source brand's row in every table by brand and adds the new brand to every list. Tests
 * of named brands stay unchanged.
 * @param {Tree} tree @param {{ brands: string[], from: string, name: string, key: string }} brand
 */
function joinSandbox(tree, { brands, from, name, key }) {
  const join = (/** @type {string} */ text, /** @type {string} */ file) => {
    if (file.endsWith('.test.ts')) return text;
    // Skip seed texts: "Jade Dragon" is a game title.
    const seed = file.startsWith(`${SANDBOX}/seed/`);
    const rows = copyEntries(text, from, name, (value) =>
      seed ? value : rename(value, from, name, key),
    );
    const imported = joinImports(rows, brands, name, from);
    return joinCodes(imported, brands, name, (members) => members.includes(from));
  };
  editAll(tree, SANDBOX, join);
  editAll(tree, ART, join);
}

/**
 * Adds the brand to tests and stories that iterate over all brands.
 * @param {Tree} tree @param {{ brands: string[], from: string, name: string }} brand
 */
function joinTests(tree, { brands, from, name }) {
  for (const dir of ['libs', STORYBOOK, 'tools/testing']) {
    editAll(tree, dir, (text) => {
      const imported = joinImports(text, brands, name, from);
      return joinCodes(imported, brands, name, (members) =>
        brands.every((brand) => members.includes(brand)),
      );
    });
  }
}

/** @param {Tree} tree @param {string} from @param {string} name */
function joinStorybook(tree, from, name) {
  const { title } = words(name);
  edit(tree, `${STORYBOOK}/.storybook/toolbar.ts`, (text) =>
    text.replace(
      new RegExp(`(\\n\\s*\\{ value: '${from}',[^\\n]*)`),
      `$1\n{ value: '${name}', title: '${title}' },`,
    ),
  );
}

/** Whether a name is the host of a site of the platform. @param {Tree} tree @param {string} name */
function isHost(tree, name) {
  const hosts = find(read(tree, `${SANDBOX}/brands/sites.ts`), PLATFORM_HOSTS, 'list of hosts');
  return name === 'localhost' || hosts.includes(`'${name}'`);
}

/** Project names equal folder names and are unique. @param {Tree} tree @param {string} name */
const isProject = (tree, name) =>
  ['libs', 'tools', '.'].some((dir) => tree.exists(`${dir}/${name}/project.json`));

/**
 * Generates a brand that runs at once, with the design of `from` until `brand.ts` is edited.
 * @param {Tree} tree
 * @param {{ name: string, from?: string }} options
 */
export default async function brandGenerator(tree, { name, from = 'aurora' }) {
  if (tree.exists(`apps/${name}`))
    throw new Error(`apps/${name} is there already: choose another name`);
  if (isHost(tree, name) || isProject(tree, name))
    throw new Error(`"${name}" means something else here: choose another name`);
  if (!tree.exists(`apps/${from}/brand/brand.ts`))
    throw new Error(`There is no brand "${from}" to begin with`);
  const brands = tree.children('apps').filter((app) => tree.exists(`apps/${app}/brand/brand.ts`));
  const key = randomBytes(64).toString('hex');
  writeApp(tree, from, name, key);
  nameIt(tree, name);
  joinSandbox(tree, { brands, from, name, key });
  joinTests(tree, { brands, from, name });
  joinStorybook(tree, from, name);
  await formatFiles(tree);
  return () => {
    process.stdout.write(
      `\napps/${name}/brand/brand.ts has the looks and texts of ${from}: change them. Then: npm run dev -- ${name}\n`,
    );
  };
}
