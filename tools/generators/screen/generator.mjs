import { formatFiles } from '@nx/devkit';
import { appendEntry, create, edit, ensureImport, find, read } from '../source.mjs';
import { words } from '../words.mjs';
import { component, route, story, styles, test } from './files.mjs';
import { addLabels } from './labels.mjs';

const ROUTES = /export const (\w+): readonly ScreenRoute\[\] = \[/;

/**
 * A screen that opens at its address: component, style sheet, story, test, route, path and labels.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ lib: string, name: string, path: string, session?: boolean }} options
 */
export default async function screenGenerator(tree, { lib, name, path, session = false }) {
  const dir = `libs/${lib}/src`;
  if (!tree.exists(`${dir}/routes.ts`))
    throw new Error(`libs/${lib} has no src/routes.ts: name a feature`);
  const { kebab, pascal, camel, title } = words(name);
  const routes = find(read(tree, `${dir}/routes.ts`), ROUTES, 'list of routes');
  const english = { [`${camel}.title`]: title, [`${camel}.text`]: `${title}: nothing here yet` };
  const { namespace, constant } = addLabels(tree, dir, lib.replace('feature-', ''), english);
  const names = { kebab, pascal, camel, title, path, namespace, labels: constant, routes, session };

  const file = `${dir}/${name}/${name}-screen`;
  create(tree, `${file}.tsx`, component(names));
  create(tree, `${file}.module.css`, styles());
  create(tree, `${file}.stories.tsx`, story(names));
  create(tree, `${file}.test.tsx`, test(names));
  edit(tree, 'libs/core/src/paths.ts', (text) =>
    appendEntry(text, /export const PATHS = \{/, `  ${camel}: '${path}',`),
  );
  edit(tree, `${dir}/routes.ts`, (text) => {
    const imported = ensureImport(
      ensureImport(text, 'withLabels', '@lobby/i18n'),
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
