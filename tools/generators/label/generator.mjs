import { formatFiles } from '../format.mjs';
import { addLabels } from '../screen/labels.mjs';

/** @param {import('@nx/devkit').Tree} tree @param {string} namespace */
function libraryOf(tree, namespace) {
  const lib = tree
    .children('libs')
    .find((name) => tree.exists(`libs/${name}/src/labels/en/${namespace}.json`));
  if (!lib) throw new Error(`There is no namespace "${namespace}" in libs/*/src/labels/en`);
  return lib;
}

/**
 * Adds one label to its namespace in seven languages: English, and six marked as untranslated.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, text: string }} options `name` is `<namespace>:<key>`.
 */
export default async function labelGenerator(tree, { name, text }) {
  const [namespace = '', key] = name.split(':');
  if (!key) throw new Error(`"${name}" is no label: write <namespace>:<key>`);
  addLabels(tree, libraryOf(tree, namespace), namespace, { [key]: text });
  await formatFiles(tree);
}
