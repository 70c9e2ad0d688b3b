import { existsSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { CliError } from './log.mjs';
import { runStep } from './step.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockEntry */

/** @param {string} file @returns {Record<string, LockEntry>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether the installed packages match the lockfile. Compares npm's own record of the tree; packages of other
 * platforms are in the lockfile only.
 */
function isInstalled() {
  const record = at('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(at('package-lock.json'))).every(
    ([where, entry]) =>
      where === '' || entry.optional || installed[where]?.version === entry.version,
  );
}

/** Installs the npm packages unless they are installed; prefers npm's cache. Throws `CliError`. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const good = await runStep({
    title: 'Installing the npm packages (a minute or two the first time)',
    log: 'install',
    command: npm ? process.execPath : 'npm',
    args: npm ? [npm, ...args] : args,
    tell: (line) => (line.startsWith('added ') ? line : undefined),
  });
  if (!good) {
    throw new CliError(
      'The npm packages could not be installed: check the connection to the npm registry (the log is dist/logs/install.log) and run the command again.',
    );
  }
}
