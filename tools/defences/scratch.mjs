import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, root } from '../workspace/paths.mjs';

/** Folders left out of a copy; packages are linked. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.nx', '.cache', 'test-results']);
/** Caches beside the packages; each copy writes its own. */
const CACHE = /^\.(?:vite|cache)/;

/** Links each package, so that caches beside them stay in the copy. @param {string} dir */
function linkPackages(dir) {
  const packages = path.join(dir, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(at('node_modules'))) {
    if (!CACHE.test(name)) symlinkSync(at('node_modules', name), path.join(packages, name));
  }
}

/**
 * Copies the workspace to temporary folders, which share its packages. Removed when the process ends.
 * @param {number} count
 * @returns {string[]} Absolute paths.
 */
export function scratchCopies(count) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(1));
  return Array.from({ length: count }, () => {
    const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'lobby-defences-')));
    process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
    for (const name of readdirSync(root)) {
      const filter = (/** @type {string} */ file) => !NOT_COPIED.has(path.basename(file));
      cpSync(at(name), path.join(dir, name), { recursive: true, filter });
    }
    linkPackages(dir);
    return dir;
  });
}
