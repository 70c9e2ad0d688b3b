import { edit, find, read } from '../source.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

const LANGUAGES = ['en', 'vi', 'cn', 'tw', 'ja', 'th', 'pt'];
/** Prefix of untranslated texts; the labels check fails on it. */
const UNTRANSLATED = '[translate] ';

const NAMESPACES = /(interface ResourceNamespaceMap \{\n)/;

/** Adds label files to a library that has none. @param {Tree} tree @param {string} lib */
function createLabels(tree, lib) {
  const dir = `libs/${lib}/src`;
  tree.write(
    `${dir}/labels.ts`,
    `import { registerLabels } from '@lobby/i18n';

/** Words of this library, by area of screens. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
`,
  );
  edit(tree, `${dir}/routes.ts`, (text) => `import './labels';\n${text}`);
}

/**
 * Adds texts to a namespace in seven languages; all but English are marked as untranslated.
 * @param {Tree} tree
 * @param {string} lib A library without labels gets some.
 * @param {string} namespace Made where it does not exist yet.
 * @param {Record<string, string>} english
 */
export function addLabels(tree, lib, namespace, english) {
  const dir = `libs/${lib}/src`;
  if (!tree.exists(`${dir}/labels.ts`)) createLabels(tree, lib);
  if (!tree.exists(`${dir}/labels/en/${namespace}.json`))
    edit(tree, `${dir}/labels.ts`, (text) => {
      const list = find(text, NAMESPACES, 'list of namespaces');
      return text.replace(
        list,
        `${list}    '${namespace}': typeof import('./labels/en/${namespace}.json');\n`,
      );
    });
  for (const language of LANGUAGES) {
    const file = `${dir}/labels/${language}/${namespace}.json`;
    const texts = tree.exists(file) ? JSON.parse(read(tree, file)) : {};
    for (const [key, text] of Object.entries(english)) {
      if (key in texts) throw new Error(`${file} has "${key}" already: choose another name`);
      texts[key] = language === 'en' ? text : UNTRANSLATED + text;
    }
    tree.write(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
}
