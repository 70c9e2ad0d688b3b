import { existsSync } from 'node:fs';
import { CliError } from '../workspace/log.mjs';
import { runStep } from './step.mjs';

/** Usual Chromium paths; tools/vite/browser.ts starts the one named in CHROMIUM_PATH. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const REMEDY =
  'install one (Debian: `apt-get install chromium`; elsewhere: `npx playwright install chromium`) or name it in CHROMIUM_PATH, and run the command again.';

/** @returns {Promise<string | undefined>} */
async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new CliError(`CHROMIUM_PATH names ${named}, and no file is there: ${REMEDY}`);
  }
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((file) => existsSync(file));
}

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

/**
 * Ensures a Chromium for stories and journeys: uses an installed one, else installs Debian's. Throws
 * `CliError`.
 */
export async function ensureBrowser() {
  let browser = await findBrowser();
  if (!browser && existsSync('/usr/bin/apt-get')) {
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', 'chromium');
    browser = await findBrowser();
  }
  if (!browser) throw new CliError(`There is no Chromium on this machine: ${REMEDY}`);
  process.env['CHROMIUM_PATH'] = browser;
}
