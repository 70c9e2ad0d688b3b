import path from 'node:path';
import { sourceFiles } from './files.mjs';

/** Folders of the sandbox are its rooms; a file beside them is a room of its own. */
const SANDBOX = 'tools/sandbox/src/';
const SOURCE = /tools[\\/]sandbox[\\/]src[\\/].*(?<!\.test|\.d)\.ts$/;
const RELATIVE = /(?:\bfrom\s+|\bimport\s*\(?\s*|\bimport\.meta\.glob[^(]*\(\s*)'(\.[^']*)'/g;

/** @typedef {Map<string, Map<string, string>>} Arrows Importing room, imported room, one file that imports. */

/** @param {string} file Path below the sandbox's sources. */
const roomOf = (file) => path.posix.normalize(file).split('/')[0]?.replace(/\.ts$/, '') ?? '';

/** @param {string} root @returns {Arrows} */
function arrowsIn(root) {
  /** @type {Arrows} */
  const arrows = new Map();
  for (const { name, text } of sourceFiles(root, SOURCE)) {
    const file = name.slice(SANDBOX.length);
    const imported = arrows.get(roomOf(file)) ?? new Map();
    arrows.set(roomOf(file), imported);
    for (const [, target = ''] of text.matchAll(RELATIVE)) {
      const room = roomOf(path.posix.join(path.posix.dirname(file), target));
      if (room !== roomOf(file)) imported.set(room, imported.get(room) ?? file);
    }
  }
  return arrows;
}

/**
 * Rooms of the sandbox that import each other, directly or in a circle; types count too. Tests are left out.
 * @param {string} root
 * @returns {string[]}
 */
export function checkRooms(root) {
  const arrows = arrowsIn(root);
  /** @type {string[]} */
  const problems = [];
  const done = new Set();
  /** @param {string} room @param {string[]} way Rooms walked so far. */
  const walk = (room, way) => {
    if (way.includes(room)) {
      const circle = [...way.slice(way.indexOf(room)), room];
      const files = circle.slice(1).map((to, i) => arrows.get(circle[i] ?? '')?.get(to));
      problems.push(
        `${SANDBOX.slice(0, -1)}: rooms import each other: ${circle.join(' -> ')} (${files.join(', ')})`,
      );
    } else if (!done.has(room)) {
      for (const next of arrows.get(room)?.keys() ?? []) walk(next, [...way, room]);
      done.add(room);
    }
  };
  for (const room of arrows.keys()) walk(room, []);
  return problems;
}
