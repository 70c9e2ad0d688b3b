import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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

/** Files of the workspace, uncommitted ones included, ignored ones not. */
function workspaceFiles() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 26 };
  const listed = execFileSync('git', args, options).split('\0').filter(Boolean);
  return [...new Set(listed)].filter((file) => existsSync(at(file)));
}

/** Caches, which a copy writes itself. */
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
  const files = workspaceFiles();
  return Array.from({ length: count }, () => {
    const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'lobby-defences-')));
    process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
    for (const file of files) cpSync(at(file), path.join(dir, file));
    linkPackages(dir);
    return dir;
  });
}
