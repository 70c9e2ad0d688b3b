import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { allOnly, firstGame, inEnglish, settleAtOnce, tapInView, touch } from './steps.ts';

// Requests of a press are counted on the network, bypassing the app's caches.
test.use({ serviceWorkers: 'block' });

const CALL = /\/(wps|lgw|lotto)\//;
const CODE = /\/assets\/[\w.-]+\.js$/;
/** Requested once the page is idle and prefetching is active. */
const LOADED_WHEN_IDLE = /\/system\/settings\/consolidated/;

/** A page that no other page prefetches, and its data. */
const HOME_LINK = 'a[href="/m/register"]';
const LINK = `main ${HOME_LINK}`;
const isData = (url: string) => url.includes('/system/setting/register');

/** Milliseconds without a request after which the network is idle. */
const REST_MS = 700;
/** Looks often: by itself it would look a second late. */
const RESTS = { timeout: 30_000, intervals: [100] };

/** Starts to watch the network: requested addresses except pictures, and when it is idle. */
function watchNetwork(page: Page) {
  const urls: string[] = [];
  const underWay = new Set<Request>();
  let changed = Date.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (request.resourceType() === 'image') return;
    changed = Date.now();
    change(request);
  };
  const onEnd = note((request) => underWay.delete(request));
  page.on(
    'request',
    note((request) => {
      underWay.add(request);
      urls.push(request.url());
    }),
  );
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  const rests = () => {
    // The last action may not have sent its requests yet.
    changed = Date.now();
    return expect
      .poll(() => underWay.size === 0 && Date.now() - changed > REST_MS, RESTS)
      .toBe(true);
  };
  return { urls, rests };
}

/** Opens and uses a page, and waits until it is idle and prefetching is active. Returns the requests from then on. */
async function openUntilIdle(page: Page, path: string) {
  await settleAtOnce(page);
  const network = watchNetwork(page);
  const settings = page.waitForResponse(LOADED_WHEN_IDLE);
  await page.goto(path);
  await settings;
  await network.rests();
  // The next screens load with the first use.
  await page.keyboard.press('Shift');
  await network.rests();
  network.urls.length = 0;
  return network;
}

/** Middle of an element in CSS px of the viewport. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: from the next step in history on, records the position of `content` in each frame. */
function watchReturn(content: string): void {
  const tops: number[] = [];
  const look = () => {
    if (document.querySelector(content)) tops.push(scrollY);
    requestAnimationFrame(look);
  };
  addEventListener('popstate', () => requestAnimationFrame(look), { once: true });
  Object.assign(window, { tops });
}

/** Steps back like a phone: returns the positions of `content`, frame by frame, and the calls. */
async function goBack(page: Page, content: string) {
  const { urls, rests } = watchNetwork(page);
  await page.evaluate(watchReturn, content);
  await page.evaluate(() => history.back());
  await expect(page.locator(content).first()).toBeVisible();
  await rests();
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  return { places: [...new Set(tops)], calls: urls.filter((url) => CALL.test(url)) };
}

test.describe('a press', () => {
  test('loads the code of its page from pointer down, and no data when it becomes a scroll', async ({
    page,
  }) => {
    await page.clock.install();
    const { urls, rests } = await openUntilIdle(page, '/m/home');
    const { x, y } = await middleOf(page, LINK);
    const finger = await touch(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const code = page.waitForRequest(CODE);
    await finger.down(x, y);
    await code;
    await page.clock.runFor(60);
    for (let moved = 30; moved <= 240; moved += 30) await finger.move(x, y - moved);
    await finger.up();
    await page.clock.runFor(1000);
    await rests();
    expect(urls.filter(isData)).toEqual([]);
  });

  test('that is held fetches before it is let go, and once', async ({ page }) => {
    const { urls, rests } = await openUntilIdle(page, '/m/home');
    const { x, y } = await middleOf(page, LINK);
    const finger = await touch(page);
    const call = page.waitForRequest((one) => isData(one.url()));
    await finger.down(x, y);
    await call;
    expect(page.url()).toContain('/m/home');
    await finger.up();
    await expect(page.locator('main form')).toBeVisible();
    await rests();
    expect(urls.filter(isData)).toHaveLength(1);
  });

  test('that is a tap fetches once', { tag: '@all' }, async ({ page }) => {
    const { urls, rests } = await openUntilIdle(page, '/m/home');
    await page.locator(LINK).tap();
    await expect(page.locator('main form')).toBeVisible();
    await rests();
    expect(urls.filter(isData)).toHaveLength(1);
  });

  test('fetches data beside the code, not after it', async ({ page }) => {
    // Once the account's calls are answered.
    await openUntilIdle(page, '/m/login');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(CODE, async (route) => {
      await held;
      await route.continue();
    });
    const code = page.waitForRequest(CODE);
    const data = page.waitForResponse((one) => isData(one.url()));
    await page.locator(LINK).tap();
    await Promise.all([code, data]);
    await expect(page).toHaveURL(/\/m\/login$/);
    release();
    await expect(page.getByRole('heading', { name: 'Đăng ký' })).toBeVisible();
  });

  test('by keyboard loads the code from focus, and the data from Enter', async ({ page }) => {
    const { urls, rests } = await openUntilIdle(page, '/m/home');
    const code = page.waitForRequest(CODE);
    const link = page.locator(LINK);
    for (let stops = 0; stops < 30; stops += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await code;
    expect(urls.filter(isData)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.locator('main form')).toBeVisible();
    await rests();
    expect(urls.filter(isData)).toHaveLength(1);
  });

  test(
    'of a guest on a game loads the login and asks for nothing of an account',
    { tag: '@all' },
    async ({ page }) => {
      await inEnglish(page);
      const { urls, rests } = await openUntilIdle(page, '/m/slot-games');
      const name = await firstGame(page);
      const code = page.waitForRequest(CODE);
      await page.getByRole('button', { name, exact: true }).tap();
      await code;
      await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
      await rests();
      const own = /launchGame|getFavorite|getBalance|unread/i;
      expect(urls.filter((url) => own.test(url))).toEqual([]);
    },
  );
});

test('a finger that scrolls over forty games starts no call', async ({ page, signIn }) => {
  await signIn(page, 'player01');
  const { urls, rests } = await openUntilIdle(page, '/m/gameList?gameType=ALL');
  const finger = await touch(page);
  for (let swipe = 0; swipe < 10; swipe += 1) {
    await finger.down(100, 600);
    for (let moved = 60; moved <= 480; moved += 60) await finger.move(100, 600 - moved);
    await finger.up();
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await rests();
  // The scroll loads pages of the list itself.
  const calls = urls.filter((url) => CALL.test(url) && !url.includes('GCSGAME_gameList'));
  expect(calls).toEqual([]);
});

test.describe('back of a member', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
  });

  test('from a game is at the same row of the list, without a call', async ({ page }) => {
    const { rests } = await openUntilIdle(page, '/m/slot-games');
    const ahead = page.waitForResponse(/gameType=RNG&pageNo=3/);
    await page.evaluate(() => scrollTo(0, 700));
    await ahead;
    await rests();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(600);
    await tapInView(page, '[data-leads-to]');
    // The pictures of the list are drawn first.
    await expect(page.locator('main iframe')).toBeVisible({ timeout: 30_000 });
    expect(await goBack(page, '[role="tabpanel"] [data-leads-to]')).toEqual({
      places: [top],
      calls: [],
    });
  });

  test(
    'from an announcement is at the same row of the list',
    { tag: '@all' },
    async ({ page, sandbox }) => {
      for (let at = 0; at < 20; at += 1) {
        await sandbox.content('notice', { title: `Notice ${at}`, content: '<p>Text</p>' });
      }
      const { rests } = await openUntilIdle(page, '/m/message');
      await page.evaluate(() => scrollTo(0, 600));
      await tapInView(page, 'main a[href*="messageDetail"]');
      await expect(page.locator('main article')).toBeVisible();
      await rests();
      // Reading it reduces the unread count by one.
      const calls = [expect.stringContaining('CSP_unreadCount')];
      expect(await goBack(page, 'main a[href*="messageDetail"]')).toEqual({ places: [600], calls });
    },
  );
});

for (const top of [60, 1150]) {
  test(
    `back from a list is at the same place of Home, without a call: ${top} px down`,
    allOnly(top === 60),
    async ({ page }) => {
      // Published data must not become stale during the test.
      await page.clock.setFixedTime(Date.now());
      const { rests } = await openUntilIdle(page, '/m/home');
      await page.evaluate(() => scrollTo(0, 60));
      // The rows below load with the first scroll.
      await expect(page.locator('main section')).not.toHaveCount(2);
      await rests();
      await page.evaluate((place) => scrollTo(0, place), top);
      await rests();
      await page.locator('nav a[href="/m/allGame"]').last().tap();
      await expect(page).toHaveURL(/allGame$/);
      await rests();
      // The list has tiles too, and is shown until Home is.
      const home = `main:has(${HOME_LINK}) section [data-leads-to]`;
      expect(await goBack(page, home)).toEqual({ places: [top], calls: [] });
    },
  );
}

test('another language shows at once, in place, and fetches no labels', async ({ page }) => {
  const { urls, rests } = await openUntilIdle(page, '/m/home');
  const games = page
    .locator('main section')
    .filter({ has: page.locator('button[aria-pressed]') })
    .first();
  const place = () => games.boundingBox();
  await page.locator('main button[aria-haspopup="dialog"]').tap();
  const english = page.getByRole('radio', { name: 'English' });
  await expect(english).toBeVisible();
  await rests();
  const before = await place();
  const title = await page.title();
  urls.length = 0;
  await english.locator('xpath=..').tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeAttached();
  expect(await page.title()).not.toBe(title);
  expect(await games.locator('button[aria-pressed]').count()).toBeGreaterThan(5);
  await rests();
  expect(await place()).toEqual(before);
  // Calls of the member centre belong to the bottom bar's prefetching, whenever the page is idle.
  expect(urls.filter((url) => /\/labels-(?!member)/.test(url))).toEqual([]);
});
