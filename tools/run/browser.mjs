import { existsSync } from 'node:fs';
import { CliError } from '../workspace/log.mjs';
import { runStep } from '../workspace/step.mjs';

/** Debian packages; older releases have no headless shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** @param {string[]} args */
function aptGet(...args) {
  const root = process.getuid?.() === 0;
  return runStep({
    title: `Installing a browser: apt-get ${args.join(' ')}`,
    log: `apt-${args[0]}`,
    command: root ? 'apt-get' : 'sudo',
    args: root ? args : [...(process.stdin.isTTY ? [] : ['-n']), 'apt-get', ...args],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    quietFailure: true,
  });
}

async function installBrowser() {
  await aptGet('update');
  for (const name of PACKAGES) {
    if (await aptGet('install', '-y', '--no-install-recommends', name)) return;
  }
}

/**
 * Ensures a Chromium for stories and journeys: uses an installed one, else installs Debian's. Throws
 * `CliError`.
 */
export async function ensureBrowser() {
  // Lazy: it imports a package that `npm test` may have just installed.
  const { BROWSER_REMEDY, findBrowser } = await import('../workspace/browser.mjs');
  if (!findBrowser() && existsSync('/usr/bin/apt-get')) await installBrowser();
  const browser = findBrowser();
  if (!browser) throw new CliError(`There is no Chromium on this machine: ${BROWSER_REMEDY}`);
  process.env['CHROMIUM_PATH'] = browser;
}
