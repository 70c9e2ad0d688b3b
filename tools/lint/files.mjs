import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of the workspace that hold code and pages; `dist`, `.cache` and the like stand beside them. */
const SOURCES = ['apps', 'libs', 'tools', 'e2e', 'docs'];

/** @typedef {{ name: string, text: string }} SourceFile `name` is the path from the root, with slashes */

/**
 * Files below a folder whose path matches; none where there is no such folder.
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
 * Files of the sources, and those at the root itself, whose path matches, with their text.
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
 * A problem with its place, as `path:line: problem`.
 * @param {SourceFile} file
 * @param {number} index where it stands in the text
 * @param {string} problem
 */
export function problemAt({ name, text }, index, problem) {
  return `${name}:${text.slice(0, index).split('\n').length}: ${problem}`;
}
