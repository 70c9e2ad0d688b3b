import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScript, pageReacts, store } from './published-steps.ts';
import { wordsOf } from './words.ts';

/** Public constant: time limit of the message. */
const LATE_MS = 30_000;

/** Message of a page that fails to start. */
const notice = (page: Page) => page.locator('p[role=alert]');

const GROUND = /\/assets\/ground-.*\.js$/;

for (const [path, what] of [
  ['/m/home', 'a published page'],
  ['/m/search', 'another page'],
] as const)
  for (const [language, text] of [
    ['VI', 'Trang chưa tải xong'],
    ['EN', 'This page hasn’t finished loading'],
  ] as const)
    test(`${what} whose script does not load says so and loads anew: ${language}`, async ({
      page,
      context,
      baseURL,
      problems,
      axe,
    }) => {
      // The refused script, and the import that it rejects.
      problems.expect(/ground-/, /^page error: $/);
      await store(page, 'localStorage', 'SHELL_language', language);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.route(GROUND, (route) => route.abort());
      await page.goto(path);
      await expect(notice(page)).toContainText(text);
      await axe(page);
      await page.unroute(GROUND);
      await page.getByRole('link', { name: wordsOf('i18n', language)('action.retry') }).click();
      await pageReacts(page);
      await expect(page.locator('#content')).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });

test('a page that is slow to start says so until it stands', async ({ page }) => {
  await page.clock.install();
  const release = await holdScript(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.locator('#content')).toBeVisible();
  await page.clock.runFor(LATE_MS - 1_000);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(notice(page)).toBeVisible();
  await page.clock.resume();
  release();
  await pageReacts(page);
  await expect(notice(page)).toHaveCount(0);
});

test('a page whose labels do not load says so', async ({ page, problems }) => {
  problems.expect(/labels-/);
  await page.clock.install();
  await page.route(/\/assets\/labels-.*\.js$/, (route) => route.abort());
  await page.goto('/m/home');
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(notice(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.unroute(/\/assets\/labels-.*\.js$/);
  await notice(page).getByRole('link').click();
  await pageReacts(page);
});
