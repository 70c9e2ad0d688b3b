import { formatFiles } from '../format.mjs';
import { appendEntry, create, edit, ensureImport, find, read } from '../source.mjs';
import { words } from '../words.mjs';
import { addAddress } from './address.mjs';
import { component, route, story, styles, test } from './files.mjs';
import { addLabels } from './labels.mjs';

const ROUTES = /export const (\w+): readonly ScreenRoute\[\] = \[/;

/**
 * Generates a screen: component, style sheet, story, test, route, path and labels.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ lib: string, name: string, path: string, labels?: string, session?: boolean, header?: boolean, bottomBar?: boolean }} options
 */
export default async function screenGenerator(tree, options) {
  const { lib, name, path, session = false, header = true, bottomBar = true } = options;
  const dir = `libs/${lib}/src`;
  if (!tree.exists(`${dir}/routes.ts`))
    throw new Error(`libs/${lib} has no src/routes.ts: name a feature`);
  const file = `${dir}/${name}/${name}-screen`;
  if (tree.exists(`${file}.tsx`))
    throw new Error(`${file}.tsx is there already: choose another name`);
  const { kebab, pascal, camel, title } = words(name);
  const routes = find(read(tree, `${dir}/routes.ts`), ROUTES, 'list of routes');
  const address = addAddress(tree, camel, path);
  const english = { [`${camel}.title`]: title, [`${camel}.text`]: `${title}: nothing here yet` };
  const namespace = options.labels ?? `${lib.replace('feature-', '')}-${kebab}`;
  addLabels(tree, lib, namespace, english);
  const frame = { session, header, bottomBar };
  const names = { kebab, pascal, camel, title, path, address, namespace, routes, ...frame };

  create(tree, `${file}.tsx`, component(names));
  create(tree, `${file}.module.css`, styles());
  create(tree, `${file}.stories.tsx`, story(names));
  create(tree, `${file}.test.tsx`, test(names));
  edit(tree, `${dir}/routes.ts`, (text) => {
    const imported = ensureImport(
      ensureImport(text, 'screen', '@lobby/feature-kit'),
      'PATHS',
      '@lobby/core',
    );
    return appendEntry(imported, ROUTES, route(names));
  });
  await formatFiles(tree);
  return () => {
    process.stdout.write(
      `\nTranslate the texts marked [translate] in ${dir}/labels: the lint fails until then.\n`,
    );
  };
}
