import { visitNotIgnoredFiles } from '@nx/devkit';
import { appendEntry, edit, hasKey, keyOf, read } from '../source.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

const PATHS = 'libs/core/src/paths.ts';

/** @param {Tree} tree @param {string} key */
function hasScreen(tree, key) {
  let found = false;
  visitNotIgnoredFiles(tree, 'libs', (file) => {
    if (/^libs[/\\][^/\\]+[/\\]src[/\\]routes\.ts$/.test(file))
      found ||= new RegExp(`\\bPATHS\\.${key}\\b`).test(read(tree, file));
  });
  return found;
}

/**
 * Ensures a key for an address in PATHS. Reuses an existing key: an address may be listed before its screen
 * exists.
 * @param {Tree} tree @param {string} key For an address that is new. @param {string} path
 */
export function addAddress(tree, key, path) {
  const paths = read(tree, PATHS);
  const known = keyOf(paths, path);
  if (known && hasScreen(tree, known)) throw new Error(`${path} has a screen already`);
  if (known) return known;
  if (hasKey(paths, key))
    throw new Error(`PATHS.${key} is another address: choose another name for the screen`);
  edit(tree, PATHS, (text) => appendEntry(text, /export const PATHS = \{/, `  ${key}: '${path}',`));
  return key;
}
