import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { changePage, holdScript, pageReacts, published, store } from './published-steps.ts';
import { allOnly } from './steps.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('feature-games', 'VI');
const account = wordsOf('feature-account', 'VI');
const common = wordsOf('i18n', 'VI');

const skeleton = (page: Page) => page.locator('body > .sk-page');
const content = (page: Page) => page.locator('#root > *').first();

const callsOf = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/')) calls.push(pathname);
  });
  return calls;
};

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: false });

  for (const { path, shows, isAll = false } of [
    { path: '/m/home', shows: t('hot.title') },
    { path: '/m/slot-games', shows: 'Sen Dưới Trăng', isAll: true },
    { path: '/m/allGame', shows: 'Sen Dưới Trăng' },
    { path: '/m/gameList?gameType=ALL', shows: 'Sen Dưới Trăng', isAll: true },
    { path: '/m/gameList?gameType=FISH', shows: 'Cá Rồng Vàng' },
    { path: '/m/login', shows: account('field.userName') },
    { path: '/m/register', shows: account('field.userName'), isAll: true },
    { path: '/m/service', shows: 'Telegram' },
  ])
    test(`${path} has its words in the page`, allOnly(isAll), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(skeleton(page)).toBeHidden();
    });
});

test('All games comes alive over its published content without a shift', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/m/allGame');
  await expect(page.getByRole('tab', { name: t('tab.hot') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => (window as unknown as { shift?: number }).shift ?? 0);
  expect(shift).toBeLessThan(0.01);
  await page.getByRole('tab', { name: t('categories:RNG') }).tap();
  await expect(page.getByRole('link', { name: 'Lanternfox' })).toBeVisible();
});

test('Home comes alive over its published content, and asks for nothing that is fresh', async ({
  page,
  axe,
}) => {
  const calls = callsOf(page);
  const release = await holdScript(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  const tile = page.getByRole('button', { name: 'Sen Dưới Trăng' }).first();
  await expect(tile).toBeVisible();
  const element = await tile.elementHandle();
  release();
  await pageReacts(page);
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path) => path.includes('hotGames'))).toEqual([]);
  expect(calls.filter((path) => path.includes('getListAnnouncements'))).toEqual([]);
  expect(calls).toContain('/wps/system/status');
  await axe(page);
});

for (const [path, isAll] of [
  ['/m/service', true],
  ['/m/activity', false],
  ['/m/register', true],
  ['/m/slot-games', false],
] as const) {
  test(`${path} comes alive over what stands`, allOnly(isAll), async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    const content = page.getByRole('main');
    await expect(content).toBeVisible();
    const element = await content.elementHandle();
    release();
    await pageReacts(page);
    expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  });
}

test('the list of promotions is published with its pictures', async ({ page }) => {
  await holdScript(page);
  await page.goto('/m/activity', { waitUntil: 'commit' });
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
});

test('the script begins after the first paint, and each of its files is fetched once', async ({
  page,
}) => {
  await page.goto('/m/home');
  await pageReacts(page);
  await page.waitForLoadState('networkidle');
  const { paint, frames } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    frames: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/frame-.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(frames).toHaveLength(1);
  expect(frames[0]).toBeGreaterThan(paint);
});

test('a page that is scrolled before it is alive stays where it is', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/m/home');
  await page.evaluate(() => scrollTo(0, 300));
  release();
  await pageReacts(page);
  // The router starts its own work with the page's first effects.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('labels that do not load at once are asked for again: the page comes alive', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  let lost = 0;
  await page.route(/\/assets\/labels-.*\.js$/, async (route) => {
    lost += 1;
    await (lost > 2 ? route.continue() : route.abort());
  });
  await page.goto('/m/login');
  await pageReacts(page);
  expect(lost).toBeGreaterThan(2);
  await page.getByRole('button', { name: account('password.show') }).click();
});

for (const [what, file] of [
  ['script', /\/assets\/login-screen-.*\.js$/],
  ['sheet', /\/assets\/login-screen-.*\.css$/],
] as const)
  test(`a ${what} of the screen that is lost once is asked for again: the page reacts`, async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    let lost = 0;
    await page.route(file, async (route) => {
      lost += 1;
      await (lost > 1 ? route.continue() : route.abort());
    });
    await page.goto('/m/login');
    await pageReacts(page);
    expect(lost).toBeGreaterThan(0);
    await page.getByRole('button', { name: account('password.show') }).click();
    await expect(page.getByRole('button', { name: account('password.hide') })).toBeVisible();
  });

test('a sheet of the next screen that is lost once is asked for again: the screen shows', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  let asked = 0;
  await page.route(/\/assets\/login-screen-.*\.css$/, async (route) => {
    asked += 1;
    await (asked > 1 ? route.continue() : route.abort());
  });
  await page.goto('/m/home');
  await pageReacts(page);
  await page
    .getByRole('link', { name: common('action.login') })
    .first()
    .click();
  await page.getByRole('button', { name: account('password.show') }).click();
  await expect(page.getByRole('button', { name: account('password.hide') })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('a screen that does not load says so, and its button reacts', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/, /Failed to fetch/, /login-screen/);
  const file = /\/assets\/login-screen-.*\.js$/;
  await page.route(file, (route) => route.abort());
  await page.goto('/m/login');
  const again = page.getByRole('button', { name: common('action.retry') });
  await expect(again).toBeVisible();
  await page.unroute(file);
  await again.click();
  await pageReacts(page);
  await page.getByRole('button', { name: account('password.show') }).click();
  await expect(page.getByRole('button', { name: account('password.hide') })).toBeVisible();
});

const excluded = (page: Page) => store(page, 'localStorage', 'SHELL_excludedUntil', 8.64e15);
const CLOSED = { maintenance: true, regionRestriction: false, info: '', location: '' };

test.describe('a guest’s content never stands for', () => {
  for (const { who, path = '/m/home', prepare } of [
    {
      who: 'a member',
      prepare: (page: Page) =>
        store(page, 'sessionStorage', 'MC_SESSION_INFO', { token: 'x', merchantCode: 'aurora' }),
    },
    {
      who: 'a reader of another language',
      prepare: (page: Page) => store(page, 'localStorage', 'SHELL_language', 'TH'),
    },
    {
      who: 'a platform that was closed',
      prepare: (page: Page) => store(page, 'localStorage', 'SHELL_systemStatus', CLOSED),
    },
    {
      who: 'who has put the tip away',
      prepare: (page: Page) => store(page, 'localStorage', 'SHELL_promotionTip', true),
    },
    // It is offered no trial.
    { who: 'a self-excluded device', path: '/m/login', prepare: excluded },
    {
      who: 'a page of another merchant',
      prepare: (page: Page, port: number) =>
        changePage(page, port, (html) =>
          html.replace(/data-merchant="\w+"/, 'data-merchant="other"'),
        ),
    },
    {
      who: 'a page of another address',
      prepare: (page: Page, port: number) =>
        changePage(page, port, (html) =>
          html.replace('data-path="/m/home"', 'data-path="/m/login"'),
        ),
    },
    { who: 'an address without its bar', path: '/m/home?ft=0', prepare: () => undefined },
    { who: 'a list that is searched', path: '/m/slot-games?name=x', prepare: () => undefined },
    {
      who: 'a list with other columns',
      path: '/m/slot-games',
      prepare: (page: Page) => page.setViewportSize({ width: 320, height: 700 }),
    },
  ])
    test(who, async ({ page, port }) => {
      await prepare(page, port);
      await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(skeleton(page)).toBeVisible();
      await expect(content(page)).toBeHidden();
    });
});

test('a language that was chosen comes with the page the next time', async ({ page }) => {
  await store(page, 'localStorage', 'SHELL_language', 'EN');
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible();
  await expect(page).toHaveTitle('Home · Aurora');
});

test('an old page is refreshed: a game that has gone goes', async ({ page, port }) => {
  const calls = callsOf(page);
  await changePage(page, port, (html) =>
    html
      .replace(/"at":\d+/, `"at":${Date.now() - 3_600_000}`)
      .replaceAll('Sen Dưới Trăng', 'Trò đã đóng'),
  );
  const release = await holdScript(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Trò đã đóng' }).first()).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Sen Dưới Trăng' }).first()).toBeVisible();
  await expect(page.getByText('Trò đã đóng')).toHaveCount(0);
  expect(calls.filter((path) => path.includes('hotGames'))).toHaveLength(1);
});

test('a platform that has closed since is closed, whatever the page says', async ({
  page,
  port,
  sandbox,
  problems,
}) => {
  problems.expect(/503/);
  await changePage(page, port, (html) => html);
  await sandbox.status({ maintenance: true, regionRestriction: false });
  expect(await (await published(port)).text()).not.toMatch(/<html[^>]* data-published/);
  await page.goto('/m/home');
  await expect(
    page.getByRole('heading', { name: wordsOf('shell', 'VI')('gate.maintenanceTitle') }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sen Dưới Trăng' })).toHaveCount(0);
});
