import path from 'node:path';
import { sourceFiles } from './files.mjs';

/** Sources of the sandbox. A file beside its folders counts as a folder. */
const SANDBOX = 'tools/sandbox/src/';
const SOURCE = /tools[\\/]sandbox[\\/]src[\\/].*(?<!\.test|\.d)\.ts$/;
const RELATIVE = /(?:\bfrom\s+|\bimport\s*\(?\s*|\bimport\.meta\.glob[^(]*\(\s*)'(\.[^']*)'/g;

/** @typedef {Map<string, Map<string, string>>} Arrows Importing folder, imported folder, one file that imports. */

/** @param {string} file Path below the sandbox's sources. */
const folderOf = (file) => path.posix.normalize(file).split('/')[0]?.replace(/\.ts$/, '') ?? '';

/** @param {string} root @returns {Arrows} */
function arrowsIn(root) {
  /** @type {Arrows} */
  const arrows = new Map();
  for (const { name, text } of sourceFiles(root, SOURCE)) {
    const file = name.slice(SANDBOX.length);
    const imported = arrows.get(folderOf(file)) ?? new Map();
    arrows.set(folderOf(file), imported);
    for (const [, target = ''] of text.matchAll(RELATIVE)) {
      const folder = folderOf(path.posix.join(path.posix.dirname(file), target));
      if (folder !== folderOf(file)) imported.set(folder, imported.get(folder) ?? file);
    }
  }
  return arrows;
}

/**
 * Folders of the sandbox that import each other, directly or in a circle; types count too. Tests are left out.
 * @param {string} root
 * @returns {string[]}
 */
export function checkFolders(root) {
  const arrows = arrowsIn(root);
  /** @type {string[]} */
  const problems = [];
  const done = new Set();
  /** @param {string} folder @param {string[]} way Folders visited so far. */
  const walk = (folder, way) => {
    if (way.includes(folder)) {
      const circle = [...way.slice(way.indexOf(folder)), folder];
      const files = circle.slice(1).map((to, i) => arrows.get(circle[i] ?? '')?.get(to));
      problems.push(
        `${SANDBOX.slice(0, -1)}: folders import each other: ${circle.join(' -> ')} (${files.join(', ')})`,
      );
    } else if (!done.has(folder)) {
      for (const next of arrows.get(folder)?.keys() ?? []) walk(next, [...way, folder]);
      done.add(folder);
    }
  };
  for (const folder of arrows.keys()) walk(folder, []);
  return problems;
}
