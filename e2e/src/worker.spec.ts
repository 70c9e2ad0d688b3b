import type { Page } from '@playwright/test';
import { startSandbox } from '../../tools/run/sandbox.mjs';
import { at } from '../../tools/workspace/paths.mjs';
import { expect, test as journey } from './fixtures.ts';
import { Site } from './site.ts';
import { inEnglish, logIn } from './steps.ts';

/** A journey with a service worker, at a site of its own that may be deployed to. */
const test = journey.extend<{ ready: void }, { site: Site }>({
  site: [
    async ({ brand }, provide) => {
      const site = new Site(brand);
      await provide(site);
      site.remove();
    },
    { scope: 'worker' },
  ],
  port: [
    async ({ site }, provide, info) => {
      const data = at(`dist/e2e/data-worker-${info.parallelIndex}`);
      const sandbox = await startSandbox({ data, brands: site.folder });
      await provide(sandbox.port);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  ready: [
    async ({ site, page }, provide) => {
      site.reset();
      await inEnglish(page);
      await provide();
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Milliseconds of content on a repeated view or offline (a machine with other work; quiet ones need 300). */
const AT_ONCE_MS = 2_000;

/** All that is kept: address and text, by cache. */
function kept(page: Page): Promise<{ cache: string; url: string; text: string }[]> {
  return page.evaluate(async () => {
    const all = [];
    for (const cache of await caches.keys()) {
      const store = await caches.open(cache);
      for (const request of await store.keys())
        all.push({
          cache,
          url: request.url,
          text: (await (await store.match(request))?.text()) ?? '',
        });
    }
    return all;
  });
}

const pathsIn = async (page: Page, cache: string) =>
  (await kept(page))
    .filter((one) => one.cache.startsWith(cache))
    .map(({ url }) => new URL(url).pathname);

/** Milliseconds until a page rests and its worker is installed, on a machine with other work. */
const INSTALLED = { timeout: 30_000 };

/** Waits until the worker has kept Home. */
const homeIsKept = (page: Page) =>
  expect.poll(() => pathsIn(page, 'pages'), INSTALLED).toContain('/m/home');

/** Waits until the worker has kept an answer. */
const isAnswerKept = (page: Page, call: string) =>
  expect.poll(() => pathsIn(page, 'public-answers'), INSTALLED).toContain(`/wps/relay/${call}`);

/** Opens Home for the first time and waits until the worker has kept it. */
async function visitHome(page: Page): Promise<void> {
  await page.goto('/m/home');
  await homeIsKept(page);
  await isAnswerKept(page, 'GCSGAME_hotGamesV2');
}

const games = (page: Page) => page.getByRole('button', { name: /^Favourite: / });

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

const build = (page: Page) => page.locator('meta[name="build"]');

/** Waits until a newer worker is installed and waits. */
async function newerWaits(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return Boolean(registration?.waiting);
      }),
    )
    .toBe(true);
}

/** Marks the page that is loaded; a reload loses the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

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
  await visitHome(page);
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
  // Whether the platform is open is asked each time, and waited for by nobody.
  expect(network.filter((path) => path !== '/wps/system/status')).toEqual([]);
});

/** Makes what is kept older: an answer just kept is settled for ten seconds. */
const makeOlder = (page: Page, ms: number) =>
  page.evaluate(async (by) => {
    const cache = await caches.open('public-answers');
    for (const request of await cache.keys()) {
      const old = await cache.match(request);
      const at = String(Number(old?.headers.get('x-kept-at')) - by);
      const headers = { 'content-type': 'application/json', 'x-kept-at': at };
      await cache.put(request, new Response(await old?.text(), { headers }));
    }
  }, ms);

test('what changed behind a kept answer is shown', async ({ page, sandbox }) => {
  await visitHome(page);
  await isAnswerKept(page, 'MCSFE_getListAnnouncements');
  const title = 'Changed at once';
  await sandbox.content('announcement', { title, content: title });
  await makeOlder(page, 10_000);
  await page.goto('/m/home');
  await expect(page.getByText(title).first()).toBeAttached();
});

test('without a network Home and the lists of the last visit open, and say so', async ({
  page,
  context,
  problems,
  axe,
}) => {
  problems.expect(OFFLINE);
  await page.addInitScript(watchContent);
  await visitHome(page);
  await page.getByRole('link', { name: 'Slots' }).click();
  await expect(games(page).first()).toBeVisible();
  await expect.poll(() => pathsIn(page, 'public-answers')).toContain('/wps/relay/GCSGAME_gameList');
  await context.setOffline(true);
  for (const path of ['/m/home', '/m/slot-games']) {
    await page.goto(path);
    const { contentMs } = await contentOf(page);
    expect(contentMs, path).toBeLessThan(AT_ONCE_MS);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await axe(page);
  }
  await page.goto('/m/live-games');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(games(page).first()).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('nothing of a session, a wallet or a member is kept', async ({ page, sandbox }) => {
  await page.goto('/m/login');
  await logIn(page, 'player01');
  await expect(page).toHaveURL(/\/m\/home$/);
  await homeIsKept(page);
  for (const path of ['/m/home', '/m/webEmail', '/m/voucherCenter', '/m/mine', '/m/message']) {
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

test('a new version comes with the next page, and the old build goes', async ({ page, site }) => {
  await visitHome(page);
  site.deploy('two');
  await newerWaits(page);
  await expect(build(page)).toHaveCount(0);
  await page.goto('/m/home');
  await expect(build(page)).toHaveAttribute('content', 'two');
  const plainPages = async () =>
    (await kept(page))
      .map(({ url }) => new URL(url))
      .filter((url) => url.pathname === '/index.html');
  await expect
    .poll(async () => (await plainPages()).map(({ search }) => search))
    .toEqual(['?__WB_REVISION__=two']);
});

test('a new version never takes a form away, and comes with the next tap after it', async ({
  page,
  site,
}) => {
  await visitHome(page);
  await page.goto('/m/login');
  await mark(page);
  site.deploy('two');
  await newerWaits(page);
  await page.getByRole('textbox', { name: 'User name' }).fill('player01');
  await page
    .getByRole('link', { name: /^Register/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/register/);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', { name: /Back|Close/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(build(page)).toHaveAttribute('content', 'two');
  expect(await isMarked(page)).toBe(false);
});

test('a screen whose file is gone is loaded anew, once', async ({
  page,
  site,
  problems,
  signIn,
}) => {
  problems.expect(/404/, /GoneFile/, /assets/);
  await signIn(page, 'player01');
  await visitHome(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  site.loseAllBut(await pathsIn(page, ''));
  page.on('response', (response) => {
    if (response.status() === 404) site.reset();
  });
  await page.getByRole('group', { name: 'Notices' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/message/);
  expect(loads).toBe(1);
});

test('a screen whose file stays gone says so instead of loading for ever', async ({
  page,
  site,
  problems,
  signIn,
}) => {
  problems.expect(/404/, /GoneFile/, /assets/);
  await signIn(page, 'player01');
  await visitHome(page);
  site.loseAllBut(await pathsIn(page, ''));
  await page.goto('/m/message');
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
});

test('the switch ends the worker and all it kept', async ({ page, site }) => {
  await visitHome(page);
  site.kill();
  await page.goto('/m/home');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return registrations.length + (await caches.keys()).length;
      }),
    )
    .toBe(0);
  await page.goto('/m/slot-games');
  await expect(games(page).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('two brands share nothing', async ({ page, port, brand }) => {
  await visitHome(page);
  await page.goto(`http://jade.localhost:${port}/m/home`);
  await homeIsKept(page);
  const all = await kept(page);
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ url }) => url.includes(brand))).toEqual([]);
});

test('at rest it asks next to nothing', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/m/home');
  await expect(games(page).first()).toBeVisible();
  await page.clock.runFor(20_000);
  await homeIsKept(page);
  await page.waitForLoadState('networkidle');
  const before = (await sandbox.calls()).length;
  await page.clock.runFor(65_000);
  await page.waitForLoadState('networkidle');
  expect((await sandbox.calls()).length - before).toBeLessThanOrEqual(2);
});
