import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Source folders of the workspace; excludes `dist`, `.cache` and the like. */
const SOURCES = ['apps', 'libs', 'tools', 'e2e', 'docs'];

/** @typedef {{ name: string, text: string }} SourceFile `name` is the path from the root, with slashes */

/**
 * Files below a folder whose path matches; empty if the folder is missing.
 * @param {string} dir
 * @param {RegExp} pattern
 * @returns {string[]}
 */
export function filesBelow(dir, pattern) {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(file, pattern);
    return pattern.test(file) ? [file] : [];
  });
}

/**
 * Source files and root files whose path matches, with their text.
 * @param {string} root
 * @param {RegExp} pattern
 * @returns {SourceFile[]}
 */
export function sourceFiles(root, pattern) {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ name }) => path.join(root, name));
  const below = SOURCES.flatMap((folder) => filesBelow(path.join(root, folder), pattern));
  return [...top, ...below].map((file) => ({
    name: path.relative(root, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }));
}

/**
 * Formats a problem as `path:line: problem`.
 * @param {SourceFile} file
 * @param {number} index Offset in the text.
 * @param {string} problem
 */
export function problemAt({ name, text }, index, problem) {
  return `${name}:${text.slice(0, index).split('\n').length}: ${problem}`;
}
