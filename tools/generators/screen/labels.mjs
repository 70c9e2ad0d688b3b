import { edit, ensureImport, find, read } from '../source.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

const LANGUAGES = ['en', 'vi', 'cn', 'tw', 'ja', 'th', 'pt'];
/** The labels check fails while a text begins with it. */
const UNTRANSLATED = '[translate] ';

const START = 'libs/shell/src/start/start.tsx';

/** Has the shell register a library's labels: no screen finds them otherwise. @param {Tree} tree @param {string} lib @param {string} constant */
function registerInShell(tree, lib, constant) {
  edit(tree, START, (text) => {
    const list = find(text, /of (\[[^\]]*Labels,?\s*\])/, 'list of labels to register');
    const longer = list.replace(/,?\s*\]$/, `, ${constant}]`);
    return ensureImport(text.replace(list, longer), constant, `@lobby/${lib}`);
  });
}

/** Gives a library its labels, where it has none yet. @param {Tree} tree @param {string} lib @param {string} namespace */
function createLabels(tree, lib, namespace) {
  const dir = `libs/${lib}/src`;
  tree.write(
    `${dir}/labels.ts`,
    `import { catalogues } from '@lobby/i18n';

declare module '@lobby/i18n' {
  interface Labels {
    ${namespace}: typeof import('./labels/en.json');
  }
}

/** Texts of this library, for the shell to register. */
export const ${namespace}Labels = {
  namespace: '${namespace}',
  load: catalogues(import.meta.glob('./labels/*.json')),
};
`,
  );
  edit(
    tree,
    `${dir}/index.ts`,
    (text) => `export { ${namespace}Labels } from './labels';\n${text}`,
  );
  registerInShell(tree, lib, `${namespace}Labels`);
}

/**
 * Adds texts to a library's seven catalogues; all but the English ones wait for a translator.
 * @param {Tree} tree
 * @param {string} lib A library without labels gets some, in a namespace of its name.
 * @param {Record<string, string>} english
 */
export function addLabels(tree, lib, english) {
  const dir = `libs/${lib}/src`;
  if (!tree.exists(`${dir}/labels.ts`)) createLabels(tree, lib, lib.replace('feature-', ''));
  for (const language of LANGUAGES) {
    const file = `${dir}/labels/${language}.json`;
    const texts = tree.exists(file) ? JSON.parse(read(tree, file)) : {};
    for (const [key, text] of Object.entries(english)) {
      if (key in texts) throw new Error(`${file} has "${key}" already: choose another name`);
      texts[key] = language === 'en' ? text : UNTRANSLATED + text;
    }
    tree.write(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
  const source = read(tree, `${dir}/labels.ts`);
  return {
    namespace: find(source, /namespace: '(\w+)'/, 'namespace of labels'),
    /** What the library calls its labels. */
    constant: find(source, /export const (\w+Labels)\b/, 'labels'),
  };
}
