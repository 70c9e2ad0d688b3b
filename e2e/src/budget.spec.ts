import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import * as budget from '../../tools/bench/budget.mjs';
import { measureFirstView, measureTrips } from '../../tools/bench/first-view.mjs';
import { recordNetwork } from '../../tools/bench/network.mjs';
import { at } from '../../tools/workspace/paths.mjs';
import { expect, test } from './fixtures.ts';

type FirstView = Awaited<ReturnType<typeof measureFirstView>>;

// A service worker would fetch further chunks and distort the first-view figures.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'no-preference' } });

/** Milliseconds; with later content the banner's first move, 5 s after it, may load a picture within the five seconds. */
const BEFORE_MOVES = 2_500;

/**
 * Measures a first view again, up to twice, when a loaded machine disturbed it: idle loading came before the
 * content, the banner's next picture was counted, or a late font moved lines. A bug of the page fails every time.
 */
async function measureUndisturbed(page: Page, path: string, content: string) {
  const isDisturbed = ({ contentMs, layoutShift, furtherFiles }: FirstView) =>
    contentMs > BEFORE_MOVES ||
    layoutShift > budget.LAYOUT_SHIFT ||
    furtherFiles > budget.FURTHER_FILES;
  const cdp = await page.context().newCDPSession(page);
  let view = await measureFirstView(page, path, content);
  for (let again = 0; again < 2 && isDisturbed(view); again += 1) {
    await cdp.send('Network.clearBrowserCache');
    view = await measureFirstView(page, path, content);
  }
  return view;
}

for (const goals of budget.FIRST_VIEWS) {
  const { name, path, content } = goals;

  test(`the first view of ${name} keeps to its budget`, async ({ page }) => {
    const view = await measureUndisturbed(page, path, content);
    const kib = (bytes: number, what: string) =>
      expect.configure({ soft: true })(bytes / budget.KIB, `KiB of ${what}`);
    kib(view.htmlBytes, 'page').toBeLessThanOrEqual(budget.HTML_KIB);
    kib(view.scriptBytes, 'script').toBeLessThanOrEqual(goals.scriptKiB);
    kib(view.scriptBytesInFiveSeconds, 'script in five seconds').toBeLessThanOrEqual(
      goals.scriptInFiveSecondsKiB,
    );
    if (goals.overShellKiB !== undefined)
      kib(view.overShellBytes, 'script over the shell').toBeLessThanOrEqual(goals.overShellKiB);
    kib(view.styleBytes, 'style').toBeLessThanOrEqual(budget.STYLE_KIB);
    kib(view.fontBytes, 'fonts').toBeGreaterThan(0);
    kib(view.fontBytes, 'fonts').toBeLessThanOrEqual(budget.FONT_KIB);
    kib(view.bytesInFiveSeconds, 'all in five seconds').toBeLessThanOrEqual(goals.inFiveSecondsKiB);
    const soft = expect.configure({ soft: true });
    soft(view.overShellBytes, 'the shell is part of it').toBeLessThan(view.scriptBytes / 2);
    soft(view.requestsInFiveSeconds, 'requests in five seconds').toBeLessThanOrEqual(
      goals.requestsInFiveSeconds,
    );
    soft(view.furtherFiles, 'further files').toBeLessThanOrEqual(budget.FURTHER_FILES);
    soft(view.callsBeforeContent, 'calls before content').toBeLessThanOrEqual(
      budget.CALLS_BEFORE_CONTENT,
    );
    soft(view.callsInFiveSeconds, 'calls in five seconds').toBeLessThanOrEqual(
      budget.CALLS_IN_FIVE_SECONDS,
    );
    soft(view.layoutShift, 'layout shift').toBeLessThanOrEqual(budget.LAYOUT_SHIFT);
  });

  test(`the first view of ${name} takes few trips`, async ({ page }) => {
    expect(await measureTrips(page, path, content)).toBeLessThanOrEqual(goals.trips);
  });
}

test('the whole sheets of Home load beside its scripts', async ({ page }) => {
  const { sent, quiet, close } = await recordNetwork(page);
  await page.goto('/m/home');
  await quiet(1_000);
  const found = (name: RegExp) => sent().filter(({ path }) => name.test(path));
  const sheets = found(/\/(?:frame|home-screen)-[\w-]+\.css$/);
  const [frame] = found(/\/frame-[\w-]+\.js$/);
  await close();
  expect(sheets).toHaveLength(2);
  for (const { at: begun } of sheets) expect(begun).toBeLessThan(frame?.end ?? 0);
});

/** A brand's built files. */
const compressed = (brand: string, file: string) =>
  statSync(at('dist/apps', brand, `${file}.br`)).size;

test('no further screen is heavy', ({ brand }) => {
  const listed: Record<string, string[]> = JSON.parse(
    readFileSync(at('dist/screens', `${brand}.json`), 'utf8'),
  );
  const kibOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + compressed(brand, file), 0) / budget.KIB;
  // Every page loads this when idle.
  const isShared = (file: string) => /\/(?:rest|use-app-form)-[\w-]+\.js$/.test(file);
  const heavy = Object.entries(listed)
    .map(([module, files]) => {
      const own = files.filter((file) => file.endsWith('.js') && !isShared(file));
      return { screen: basename(module), kib: kibOf(own) };
    })
    .filter(({ kib }) => kib > budget.SCREEN_KIB);
  const forms = Object.values(listed)
    .flat()
    .find((file) => /use-app-form-[\w-]+\.js$/.test(file));
  expect(kibOf(forms === undefined ? [] : [forms])).toBeLessThanOrEqual(budget.FORMS_KIB);
  expect(forms).toBeDefined();
  expect(Object.keys(listed).length).toBeGreaterThan(10);
  expect(heavy).toEqual([]);
});

test('few chunks are small', ({ brand }) => {
  const scripts = readdirSync(at('dist/apps', brand, 'assets')).filter((file) =>
    file.endsWith('.js'),
  );
  const small = scripts.filter(
    (file) => compressed(brand, `assets/${file}`) < budget.SMALL_CHUNK_BYTES,
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(small.length, small.join(', ')).toBeLessThanOrEqual(budget.SMALL_CHUNKS);
});
