import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Site } from './site.ts';
import {
  addressesIn,
  games,
  homeIsCached,
  kept,
  OFFLINE,
  pathsIn,
  test,
  visitHome,
} from './worker-site.ts';

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

/** Deploys build `two`, and waits until its page is published and its worker waits. */
async function deploy(page: Page, site: Site): Promise<void> {
  site.deploy('two');
  await page.evaluate(async () => (await fetch('/m/home')).text());
  await newerWaits(page);
}

/** Milliseconds until one worker has replaced another, on a machine under load. */
const FOLLOWED = { timeout: 30_000 };

/** Marks the page that is loaded; a reload loses the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a new version comes with the next page, and the old build goes', async ({
  context,
  page,
  site,
  problems,
}) => {
  problems.expect(OFFLINE);
  await visitHome(page);
  await deploy(page, site);
  await expect(build(page)).toHaveCount(0);
  await page.goto('/m/home');
  await expect(build(page)).toHaveAttribute('content', 'two', FOLLOWED);
  const plainPages = async () =>
    (await addressesIn(page, ''))
      .map((url) => new URL(url))
      .filter((url) => url.pathname === '/index.html');
  const revisions = async () => (await plainPages()).map(({ search }) => search);
  await expect.poll(revisions, FOLLOWED).toEqual(['?__WB_REVISION__=two']);
  // The newer worker caches the page again, and opens it without a network.
  await homeIsCached(page);
  await context.setOffline(true);
  await page.goto('/m/home');
  await expect(build(page)).toHaveAttribute('content', 'two');
  await expect(games(page).first()).toBeVisible();
});

test('a new version never takes a form away, and comes with the next tap after it', async ({
  page,
  site,
}) => {
  await visitHome(page);
  await page.goto('/m/login');
  await mark(page);
  await deploy(page, site);
  await page.getByRole('textbox', { name: 'User name' }).fill('player01');
  await page
    .getByRole('link', { name: /^Register/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/register/);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', { name: /Back|Close/ }).click();
  await expect(build(page)).toHaveAttribute('content', 'two', FOLLOWED);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await isMarked(page)).toBe(false);
});

/** Holds each page that loads from now on, before its first script, until the journey has set the cookie `ready`. */
const holdPages = (page: Page) =>
  page.addInitScript(() => {
    const until = performance.now() + 20_000;
    while (!document.cookie.includes('ready=1') && performance.now() < until);
  });

test('a worker keeps no page of a build whose scripts it has not', async ({
  context,
  page,
  site,
  problems,
}) => {
  problems.expect(OFFLINE);
  await visitHome(page);
  site.deployPages('newer.js');
  const isPublished = () =>
    page.evaluate(async () =>
      (await (await fetch('/m/home', { cache: 'reload' })).text()).includes('/assets/newer.js'),
    );
  await expect.poll(isPublished).toBe(true);
  // Requests the newer page behind the cached one.
  const asked = page.waitForEvent('requestfinished', (one) => one.url().endsWith('/m/home'));
  await page.goto('/m/home');
  await asked;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/m/home');
  await expect(games(page).first()).toBeVisible();
  const pages = (await kept(page)).filter(({ cache }) => cache === 'pages');
  expect(pages.map(({ text }) => text).join()).not.toContain('/assets/newer.js');
});

test('a screen whose file is gone is loaded anew, once', async ({
  context,
  page,
  site,
  problems,
  signIn,
}) => {
  problems.expect(/404/, /GoneFile/, /assets/);
  // The first visit of a member caches no answers.
  await visitHome(page);
  await signIn(page, 'player01');
  await page.goto('/m/home');
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    // Deploy all files of the new page before it requests one.
    site.reset();
    void context.addCookies([{ name: 'ready', value: '1', url: request.url() }]);
  });
  // Some screens are prefetched.
  await page.waitForLoadState('networkidle');
  await holdPages(page);
  site.loseAllBut(await pathsIn(page, ''));
  await page.getByRole('link', { name: 'player01' }).click();
  await page.getByRole('link', { name: 'Login and devices' }).click();
  await expect(page.getByRole('heading', { name: 'Login and devices' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/devices/);
  expect(loads).toBe(1);
});

test('a screen whose file stays gone says so instead of loading for ever', async ({
  page,
  site,
  problems,
  signIn,
}) => {
  problems.expect(/404/, /GoneFile/, /assets/);
  await visitHome(page);
  await signIn(page, 'player01');
  await page.goto('/m/home');
  // Some screens are prefetched.
  await page.waitForLoadState('networkidle');
  site.loseAllBut(await pathsIn(page, ''));
  await page.goto('/m/devices');
  await expect(page.getByRole('heading', { name: 'This page couldn’t be opened' })).toBeVisible();
});

test('the switch ends the worker and all it kept', async ({ page, site }) => {
  await visitHome(page);
  site.kill();
  await page.goto('/m/home');
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // A cache may miss a file: the old worker deletes expired entries in the background.
  const left = async () => ({
    workers: await workers(),
    kept: await addressesIn(page, ''),
  });
  await expect.poll(left, FOLLOWED).toEqual({ workers: 0, kept: [] });
  await page.goto('/m/slot-games');
  await expect(games(page).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
