import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { firstGame, gameFrame, scrollPageTo, setLanguage } from './steps.ts';
import { wordsOf } from './words.ts';

const PHONE = { width: 390, height: 844 };
/** Margin of a page, px. */
const MARGIN = 16;

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('controls of the browser are as light or dark as the brand', async ({ page, brand }) => {
  await page.goto('/m/home');
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe(brand === 'jade' ? 'light' : 'dark');
});

test('games end at the margin of the page', async ({ page }) => {
  await page.goto('/m/allGame');
  await expect(page.getByRole('tabpanel').locator('button[aria-pressed]').first()).toBeVisible();
  const ends = await page
    .getByRole('tabpanel')
    .locator('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
  // The heart of a small tile extends into the gap.
  expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.width - MARGIN + 8);
});

test('sections of Home are equally far apart', async ({ page, signIn }) => {
  await signIn(page, 'player01');
  await page.goto('/m/home');
  const sections = page.locator('main section:has(> div > h2)');
  await expect(sections.first()).toBeVisible();
  await scrollPageTo(page, 1200);
  await expect.poll(() => sections.count()).toBeGreaterThan(4);
  const gaps = await sections.evaluateAll((all) =>
    all
      .map((section) => ({
        top: section.querySelector('h2')?.parentElement?.getBoundingClientRect().top ?? 0,
        bottom: section.getBoundingClientRect().bottom,
        next: section.nextElementSibling,
      }))
      .flatMap(({ top }, at, list) => {
        const before = list[at - 1];
        // Only neighbours without another block between them.
        return before && top - before.bottom < 48 ? [top - before.bottom] : [];
      }),
  );
  // Rows extend 4 px further, for the focus ring.
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(4);
});

for (const width of [320, 390]) {
  test(`nothing covers a link of Home as it opens, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/m/home');
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    const support = page.locator('main a[href="/m/service"]').last();
    await expect(support).toBeHidden();
    await scrollPageTo(page, 40);
    await expect(support).toBeVisible();
  });
}

test('the bar of a game has labels of one line', async ({ page, signIn }) => {
  const t = wordsOf('feature-games', 'EN');
  await setLanguage(page, 'EN');
  await signIn(page, 'player01');
  await page.goto('/m/slot-games');
  await page.getByRole('button', { name: await firstGame(page), exact: true }).click();
  await expect(gameFrame(page).locator('#play')).toBeEnabled({ timeout: 30_000 });
  const time = await boxOf(page.getByText(t('play.time'), { exact: true }));
  const result = await boxOf(page.getByText(t('play.resultShort'), { exact: true }));
  expect(result.y).toBe(time.y);
  expect(Math.max(time.height, result.height)).toBeLessThan(24);
});
