import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
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

/** Launch options of Chromium: CHROMIUM_PATH, else the bundled one, else the system's. */
export function chromiumLaunch(): LaunchOptions {
  const bundled = existsSync(chromium.executablePath());
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (bundled ? undefined : SYSTEM.find((path) => existsSync(path)));
  return { ...(executablePath === undefined ? {} : { executablePath }), args: ARGS };
}
