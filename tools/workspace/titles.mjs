import { readFileSync } from 'node:fs';
import ts from 'typescript';

const TESTS = ['describe', 'it', 'test'];

/**
 * Root identifier of a call chain such as `test.describe.each(rows)(…)`: `test`.
 * @param {ts.Expression} called @returns {string}
 */
function rootOf(called) {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called))
    return rootOf(called.expression);
  return ts.isTaggedTemplateExpression(called) ? rootOf(called.tag) : '';
}

/**
 * Source text of a string or template without quotes; placeholders stay `${…}`.
 * @param {ts.Node} node @param {ts.SourceFile} file
 */
const textOf = (node, file) =>
  ts.isStringLiteral(node) ? node.text : node.getText(file).replaceAll(/^`|`$/g, '');

/** @param {ts.Node} node */
const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node);

/**
 * Reads the test titles of a file and all its texts; table rows fill the placeholders of a title.
 * @param {string} path
 */
export function readTitles(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const titles = [];
  /** @type {string[]} */
  const texts = [];
  /** @param {ts.Node} node */
  function look(node) {
    if (isText(node)) texts.push(textOf(node, file));
    if (ts.isCallExpression(node) && TESTS.includes(rootOf(node.expression))) {
      const [title] = node.arguments;
      if (title && isText(title)) titles.push(textOf(title, file));
    }
    ts.forEachChild(node, look);
  }
  look(file);
  return { titles, texts };
}
