import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** In the order of the language picker and of calls that take a text of each. */
export const LANGUAGES = /** @type {const} */ (['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT']);

/** @typedef {typeof LANGUAGES[number]} Language */
/**
 * One text in its languages.
 * @typedef {{ file: string, key: string, texts: Partial<Record<Language, string>> }} Group
 */

/** @param {unknown} name @returns {name is Language} */
const isLanguage = (name) => LANGUAGES.some((language) => language === name);

/** @param {string} file @returns {Record<string, string>} */
const labelsOf = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Groups of the labels of one namespace, by key.
 * @param {string} dir A folder of label files: `<language>/<namespace>.json`.
 * @param {string} namespace File name.
 * @returns {Group[]}
 */
function labelGroups(dir, namespace) {
  const catalogues = LANGUAGES.map(
    (language) =>
      /** @type {const} */ ([
        language,
        labelsOf(path.join(dir, language.toLowerCase(), namespace)),
      ]),
  );
  const keys = new Set(catalogues.flatMap(([, labels]) => Object.keys(labels)));
  return [...keys].map((key) => ({
    file: path.join(dir, namespace),
    key,
    texts: Object.fromEntries(
      catalogues.flatMap(([language, labels]) =>
        labels[key] === undefined ? [] : [[language, labels[key]]],
      ),
    ),
  }));
}

/** Placeholder for the values of a template. */
const PLACEHOLDER = '{}';

/** @param {ts.Node} node @returns {string | undefined} */
function literalOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text + node.templateSpans.map(({ literal }) => PLACEHOLDER + literal.text).join('')
  );
}

/** @param {ts.PropertyAssignment} property */
const nameOf = ({ name }) => (ts.isStringLiteralLike(name) ? name.text : name.getText());

/**
 * Texts below a node with their paths.
 * @param {ts.Node} node @param {string} at
 * @returns {[at: string, text: string][]}
 */
function textsBelow(node, at = '') {
  const text = literalOf(node);
  if (text !== undefined) return [[at, text]];
  /** @type {[string, string][]} */
  const found = [];
  let index = 0;
  ts.forEachChild(node, (child) => {
    if (ts.isPropertyAssignment(child)) {
      found.push(...textsBelow(child.initializer, `${at}.${nameOf(child)}`));
    } else {
      found.push(...textsBelow(child, `${at}.${index}`));
    }
    index += 1;
  });
  return found;
}

/** @param {ts.ObjectLiteralExpression} node */
const languageProperties = (node) =>
  node.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) && isLanguage(nameOf(one))
      ? [/** @type {const} */ ([/** @type {Language} */ (nameOf(one)), one.initializer])]
      : [],
  );

/**
 * The languages of a node with the node of each: an object with a property for each of several languages, or a
 * call that ends in seven texts. Undefined for every other node.
 * @param {ts.Node} node
 * @returns {(readonly [Language, ts.Node])[] | undefined}
 */
function spoken(node) {
  if (ts.isObjectLiteralExpression(node)) {
    const properties = languageProperties(node);
    return properties.length >= 3 ? properties : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const last = node.arguments.slice(-LANGUAGES.length);
  const seven = last.length === LANGUAGES.length && last.every((one) => textsBelow(one).length > 0);
  return seven
    ? LANGUAGES.map((language, i) => [language, /** @type {ts.Node} */ (last[i])])
    : undefined;
}

/** @param {(readonly [Language, ts.Node])[]} nodes @param {string} file @param {number} line @returns {Group[]} */
function groupsOf(nodes, file, line) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const [language, node] of nodes) {
    for (const [at, text] of textsBelow(node)) {
      const group = groups.get(at) ?? { file, key: `line ${line}${at}`, texts: {} };
      group.texts[language] = text;
      groups.set(at, group);
    }
  }
  return [...groups.values()];
}

/**
 * Groups of the texts of a TypeScript file.
 * @param {string} file
 * @returns {Group[]}
 */
function sourceGroups(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {Group[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const nodes = spoken(node);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (nodes) found.push(...groupsOf(nodes, file, line + 1));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {string} dir @returns {string[]} Its files, however deep. */
const filesBelow = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name));

/** Labels of every library. @param {string} root @returns {Group[]} */
export function labels(root) {
  const libs = path.join(root, 'libs');
  return (existsSync(libs) ? readdirSync(libs) : []).flatMap((name) => {
    const dir = path.join(libs, name, 'src/labels');
    const english = path.join(dir, 'en');
    const namespaces = existsSync(english) ? readdirSync(english) : [];
    const complete = namespaces.filter((file) =>
      LANGUAGES.every((language) => existsSync(path.join(dir, language.toLowerCase(), file))),
    );
    return complete.flatMap((file) => labelGroups(dir, file));
  });
}

/** Folders whose TypeScript holds texts for players. */
const SOURCES = ['apps', 'tools/sandbox/src', 'tools/vite', 'tools/publish'];
/** Not read by players. */
const NOT_SHOWN = /(\.test\.ts|[\\/]testing[\\/].*|[\\/]pages[\\/]control[\\/].*)$/;

/** Texts of brands, of their pages and of the sandbox. @param {string} root @returns {Group[]} */
export const sources = (root) =>
  SOURCES.map((dir) => path.join(root, dir))
    .filter((dir) => existsSync(dir))
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.ts') && !NOT_SHOWN.test(file))
    .flatMap(sourceGroups);
