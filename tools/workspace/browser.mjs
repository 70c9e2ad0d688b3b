import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CliError } from './log.mjs';

/** Usual paths of Chromium; the headless shell first: it takes a fifth less processor time per journey. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const BROWSER_REMEDY =
  'install one (Debian: `apt-get install chromium-headless-shell`; elsewhere: `npx playwright install chromium`) or name it in CHROMIUM_PATH, and run the command again.';

/**
 * Path of a Chromium: CHROMIUM_PATH, else Playwright's own, else the system's. Throws `CliError` if
 * CHROMIUM_PATH names no file.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (!named) return [chromium.executablePath(), ...SYSTEM_BROWSERS].find(existsSync);
  if (existsSync(named)) return named;
  throw new CliError(`CHROMIUM_PATH names ${named}, which does not exist: ${BROWSER_REMEDY}`);
}

/**
 * Launch options of the browser that stories and journeys run in.
 * @param {string[]} [flags] In addition to those of every run.
 * @returns {import('playwright').LaunchOptions}
 */
export function chromiumLaunch(flags = []) {
  const executablePath = findBrowser();
  return { ...(executablePath ? { executablePath } : {}), args: [...ARGS, ...flags] };
}
