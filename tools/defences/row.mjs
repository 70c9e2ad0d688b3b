import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTitles } from '../workspace/titles.mjs';

/**
 * A defence and the test that notices its removal.
 * @typedef {object} Defence
 * @property {string} name What is protected, unique.
 * @property {string} file Source file below the workspace.
 * @property {string} from Text that occurs exactly once in the file.
 * @property {string} to Text that removes the defence; the code still compiles.
 * @property {string} [error] Text of the error that a second defence or the test's own tools throw instead of an assertion.
 * @property {string} test `path › title`: the title as it stands in the source, placeholders included.
 */

const SEPARATOR = ' › ';
/** Placeholders of table titles. */
const PLACEHOLDER = /%[sdifjoOp#]|\$[A-Za-z_][\w.]*/;

/** Splits the `test` of a row. @param {Defence} row */
export function testOf({ test }) {
  const [file = '', ...title] = test.split(SEPARATOR);
  return { file, title: title.join(SEPARATOR) };
}

/** Regular expression for `vitest -t`: the full name ends with the title. @param {string} title */
export function titlePattern(title) {
  const parts = title.split(PLACEHOLDER);
  return `${parts.map((part) => escape(part)).join('.*')}$`;
}

/** @param {string} text */
const escape = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Removes the defence from the text of its file. @param {Defence} row @param {string} text */
export const withoutDefence = ({ from, to }, text) => text.replace(from, () => to);

/** @param {Defence} row @param {string} root @returns {string | undefined} */
function problemOf(row, root) {
  const { name, file, from, to } = row;
  const { file: testFile, title } = testOf(row);
  if (!existsSync(path.join(root, file))) return `${name}: there is no ${file}`;
  const times = readFileSync(path.join(root, file), 'utf8').split(from).length - 1;
  if (times !== 1) return `${name}: \`from\` occurs ${times} times in ${file}, not once`;
  if (from === to) return `${name}: \`to\` changes nothing`;
  if (!existsSync(path.join(root, testFile))) return `${name}: there is no ${testFile}`;
  const { titles } = readTitles(path.join(root, testFile));
  return titles.includes(title) ? undefined : `${name}: ${testFile} has no test "${title}"`;
}

/**
 * Problems of rows; empty if every row can run.
 * @param {readonly Defence[]} rows @param {string} root Folder that the paths of the rows start at.
 */
export function rowProblems(rows, root) {
  const names = rows.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => `${name}: two rows have this name`),
    ...rows.flatMap((row) => problemOf(row, root) ?? []),
  ];
}
