import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { CODEC } from './render.mjs';
import { toWebm } from './webm.mjs';

/**
 * Renders `apps/<brand>/public/backdrop.webm`, the animated background of login and registration (D1 §2),
 * from the brand's still picture. `--stills <folder>` also saves some frames.
 */
const root = join(import.meta.dirname, '../..');

const BRANDS = ['aurora', 'jade', 'ember'];

/** Same size as the still picture, so that nothing shifts when the video starts. */
const SIZE = { width: 480, height: 690 };
const SECONDS = 7;
const FPS = 24;
/** Maximum file size in bytes; the bit rate is lowered until it fits. */
const MAX_BYTES = 150 * 1024;
const BITRATES = [180_000, 165_000, 150_000, 135_000, 120_000];
const STILLS = [0, 0.25, 0.5];

/** @returns {Promise<(brand: string) => string>} */
async function pictures() {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { drawLoginBackdrop } = await vite.ssrLoadModule('/tools/art/src/banner.ts');
  /** @type {Record<string, string>} */
  const drawn = Object.fromEntries(BRANDS.map((brand) => [brand, drawLoginBackdrop(brand)]));
  await vite.close();
  return (brand) => drawn[brand] ?? '';
}

/** Page with the drawing script; WebCodecs needs a secure origin, such as localhost. */
async function studio(/** @type {import('playwright').Browser} */ browser) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route('http://localhost/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith('.mjs')) return route.fulfill({ contentType: 'text/html', body: '' });
    const body = readFileSync(join(import.meta.dirname, pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('http://localhost/');
  return page;
}

/** @param {import('playwright').Page} page @param {string} brand @param {string} svg */
async function makeVideo(page, brand, svg) {
  for (const bitrate of BITRATES) {
    const order = { brand, svg, ...SIZE, fps: FPS, seconds: SECONDS, bitrate, stills: STILLS };
    const { frames, stills } = await page.evaluate(async (asked) => {
      const address = '/render.mjs';
      const { render } = await import(address);
      return render(asked);
    }, order);
    const file = await toWebm({
      ...SIZE,
      codec: CODEC,
      durationMs: SECONDS * 1000,
      frames: frames.map(
        (/** @type {import('./render.mjs').SentFrame} */ { base64, ...frame }) => ({
          ...frame,
          data: Buffer.from(base64, 'base64'),
        }),
      ),
    });
    if (file.length <= MAX_BYTES) return { file, stills, bitrate };
  }
  throw new Error(`The video of ${brand} exceeds ${MAX_BYTES} bytes at the lowest bit rate`);
}

const { values } = parseArgs({
  options: { stills: { type: 'string' }, brand: { type: 'string' } },
});
const pictureOf = await pictures();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await studio(browser);
  for (const brand of values.brand === undefined ? BRANDS : [values.brand]) {
    const { file, stills, bitrate } = await makeVideo(page, brand, pictureOf(brand));
    writeFileSync(join(root, 'apps', brand, 'public/backdrop.webm'), file);
    process.stdout.write(`${brand}: ${file.length} bytes at ${bitrate} bit/s\n`);
    if (values.stills === undefined) continue;
    mkdirSync(values.stills, { recursive: true });
    stills.forEach((/** @type {string} */ png, /** @type {number} */ i) =>
      writeFileSync(join(values.stills ?? '', `${brand}-${i}.png`), Buffer.from(png, 'base64')),
    );
  }
} finally {
  await browser.close();
}
