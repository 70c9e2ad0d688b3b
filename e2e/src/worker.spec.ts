import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { logIn, settleAtOnce } from './steps.ts';
import {
  games,
  homeIsCached,
  isAnswerCached,
  kept,
  OFFLINE,
  pathsIn,
  test,
  visitHome,
} from './worker-site.ts';

/** Milliseconds of content on a repeated view or offline (a machine under load; an idle one needs 300). */
const AT_ONCE_MS = 2_000;

/** Watches for the first game in view: `contentMs` since navigation. */
function watchContent() {
  const look = () => {
    const shown = [...document.querySelectorAll('main button[aria-pressed]')].some(
      (one) => one.getBoundingClientRect().height > 0,
    );
    if (shown) Object.assign(window, { contentMs: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds to content, and the requests before it that went to the network. */
async function contentOf(page: Page) {
  await expect(games(page).first()).toBeVisible();
  return page.evaluate(() => {
    const { contentMs } = window as unknown as { contentMs: number };
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const network = entries
      .filter(({ startTime, transferSize }) => startTime < contentMs && transferSize > 0)
      .map(({ name }) => new URL(name).pathname);
    return { contentMs, network };
  });
}

test('is registered after all else is loaded and answered', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    // oxlint-disable-next-line typescript/unbound-method -- called with its object below
    const { register } = prototype;
    prototype.register = function (...args) {
      const tiles = document.querySelectorAll('main button[aria-pressed]').length;
      Object.assign(window, { atRegistration: { state: document.readyState, tiles } });
      return register.apply(this, args);
    };
  });
  // At its real age.
  await page.goto('/m/home');
  await homeIsCached(page);
  const at = await page.evaluate(
    () =>
      (window as unknown as { atRegistration: { state: string; tiles: number } }).atRegistration,
  );
  expect(at.state).toBe('complete');
  expect(at.tiles).toBeGreaterThan(0);
});

test('a second visit shows its content without the network', async ({ page }) => {
  await page.addInitScript(watchContent);
  await visitHome(page);
  await page.goto('/m/home');
  const { contentMs, network } = await contentOf(page);
  expect(contentMs).toBeLessThan(AT_ONCE_MS);
  // The status is fetched each time, without waiting for it.
  expect(network.filter((path) => path !== '/wps/system/status')).toEqual([]);
});

/** Ages the cached data: fresh answers and fresh published data are not fetched again. */
const ageCache = (page: Page, ms: number) =>
  page.evaluate(async (by) => {
    const earlier = (at: string) => String(Number(at) - by);
    for (const name of ['public-answers', 'pages']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const old = await cache.match(request);
        const headers = new Headers(old?.headers);
        headers.set('x-kept-at', earlier(headers.get('x-kept-at') ?? '0'));
        const text = (await old?.text()) ?? '';
        const body = text.replace(/"at":(\d{13})/, (_all, at: string) => `"at":${earlier(at)}`);
        await cache.put(request, new Response(body, { headers }));
      }
    }
  }, ms);

test('what changed behind a kept answer is shown', async ({ page, sandbox }) => {
  await visitHome(page);
  await isAnswerCached(page, 'MCSFE_getListAnnouncements');
  const title = 'Changed at once';
  await sandbox.content('announcement', { title, content: title });
  await ageCache(page, 10 * 60_000);
  await page.goto('/m/home');
  await expect(page.getByText(title).first()).toBeAttached();
});

/**
 * Opens pages without a network, and sets it again on each page once loaded: some Chromium (150 does, 156 does not) forget it at
 * a navigation. `end` gives the network back.
 */
async function withoutNetwork(page: Page) {
  const context = page.context();
  const devTools = await context.newCDPSession(page);
  const set = (offline: boolean) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await devTools.send('Network.enable');
  await context.setOffline(true);
  const open = async (path: string) => {
    await page.goto(path);
    await set(true);
  };
  const end = async () => {
    await context.setOffline(false);
    await set(false);
  };
  return { open, end };
}

test('without a network Home and the lists of the last visit open, and say so', async ({
  page,
  problems,
  axe,
}) => {
  problems.expect(OFFLINE);
  await page.addInitScript(watchContent);
  await visitHome(page);
  await page.getByRole('link', { name: 'Slots' }).click();
  await expect(games(page).first()).toBeVisible();
  await expect.poll(() => pathsIn(page, 'public-answers')).toContain('/wps/relay/GCSGAME_gameList');
  const { open, end } = await withoutNetwork(page);
  for (const path of ['/m/home', '/m/slot-games']) {
    await open(path);
    const { contentMs } = await contentOf(page);
    expect(contentMs, path).toBeLessThan(AT_ONCE_MS);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await axe(page);
  }
  await open('/m/live-games');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await end();
  await expect(games(page).first()).toBeVisible();
  await expect(page.getByText('You’re offline.')).toBeHidden();
});

test('without a network a screen that was never loaded keeps its header, and the way back', async ({
  page,
  problems,
  axe,
}) => {
  problems.expect(OFFLINE);
  await visitHome(page);
  const { open } = await withoutNetwork(page);
  await open('/m/home');
  await expect(games(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be opened' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(games(page).first()).toBeVisible();
});

test('nothing of a session, a wallet or a member is kept', async ({ page, sandbox }) => {
  await settleAtOnce(page);
  await page.goto('/m/login');
  await logIn(page, 'player01');
  await expect(page).toHaveURL(/\/m\/home$/);
  await homeIsCached(page);
  for (const path of ['/m/webEmail', '/m/voucherCenter', '/m/mine', '/m/message']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  const token = await page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  const all = await kept(page);
  const secrets = [token, 'player01', 'sumBalance', 'Play1234'];
  for (const { url, text } of all.filter((one) => !one.url.includes('/assets/')))
    for (const secret of secrets) expect(`${url} ${text}`.includes(secret), url).toBe(false);
  const answers = all.filter(({ url }) => /\/(wps|lgw|lotto)\//.test(url));
  expect(answers.every(({ cache }) => cache === 'public-answers')).toBe(true);
  const asked = (await sandbox.calls()).filter(({ user }) => user !== null);
  expect(asked.map(({ path }) => path)).toContain('/wps/wallets/gcs');
  const keptPaths = new Set(answers.map(({ url }) => new URL(url).pathname));
  expect(keptPaths.has('/wps/wallets/gcs')).toBe(false);
  expect(keptPaths.has('/wps/system/status')).toBe(false);
});

test('two brands share nothing', async ({ page, port, brand }) => {
  await visitHome(page);
  await page.goto(`http://jade.localhost:${port}/m/home`);
  await homeIsCached(page);
  const all = await kept(page);
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ url }) => url.includes(brand))).toEqual([]);
});

test('at rest it asks next to nothing', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/m/home');
  await expect(games(page).first()).toBeVisible();
  await page.clock.runFor(20_000);
  await homeIsCached(page);
  await page.waitForLoadState('networkidle');
  const before = (await sandbox.calls()).length;
  await page.clock.runFor(65_000);
  await page.waitForLoadState('networkidle');
  expect((await sandbox.calls()).length - before).toBeLessThanOrEqual(2);
});
