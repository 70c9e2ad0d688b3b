import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('deep in a list', () => {
  /** Scrolls to the third page of the slots; returns the text of the tile in the middle of the view. */
  async function scrollDeep(page: Page): Promise<string> {
    await page.goto('/m/slot-games');
    await expect(page.locator('[role="tabpanel"] [data-leads-to]').first()).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 3_000));
      expect(await page.evaluate(() => scrollY)).toBe(3_000);
    }).toPass();
    await expect.poll(() => inTheMiddle(page)).not.toBe('');
    return inTheMiddle(page);
  }

  /** Text of the tile in the middle of the view. */
  const inTheMiddle = (page: Page) =>
    page.evaluate(() => {
      const tiles = [...document.querySelectorAll('[role="tabpanel"] [data-leads-to]')];
      const middle = tiles.find((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return top < innerHeight / 2 && bottom > innerHeight / 2;
      });
      return middle?.textContent ?? '';
    });

  test('a reload is at the same place', async ({ page }) => {
    const before = await scrollDeep(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3_000);
    await expect.poll(() => inTheMiddle(page)).toBe(before);
  });

  test('turning the phone and back stays at the same games', async ({ page }) => {
    const before = await scrollDeep(page);
    await page.setViewportSize({ width: 844, height: 390 });
    const inView = page.getByRole('tabpanel').getByText(before, { exact: false });
    await expect(inView.first()).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(inView.first()).toBeInViewport();
  });

  test('search and tabs are at hand, and another tab begins at its start', async ({ page }) => {
    await scrollDeep(page);
    await expect(page.getByRole('searchbox')).toBeInViewport();
    await page.getByRole('tab').nth(1).tap();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    const tile = page.locator('[role="tabpanel"] [data-leads-to]').first();
    await expect(tile).toBeInViewport();
  });
});

test('Home’s row is where it was left, also after a reload', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator('main section [data-leads-to]').first()).toBeVisible();
  const games = page.locator('main section').filter({ has: page.locator('button[aria-pressed]') });
  const row = games.first().locator(':scope > div').nth(1);
  // A published row has the tiles of the first view only.
  await expect(async () => {
    await row.evaluate((element) => element.scrollTo(300, 0));
    expect(await row.evaluate((element) => element.scrollLeft)).toBe(300);
  }).toPass();
  await page.locator('nav a[href="/m/allGame"]').last().tap();
  await expect(page).toHaveURL(/allGame$/);
  await page.evaluate(() => history.back());
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(300);
  await row.evaluate((element) => element.scrollTo(200, 0));
  await page.reload();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(200);
});

test('a page fades for another page, not for a tab or a search', async ({ page }) => {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    let fades = 0;
    Document.prototype.startViewTransition = function (...args) {
      fades += 1;
      Object.assign(window, { fades });
      return startViewTransition.apply(this, args);
    };
  });
  const fades = () => page.evaluate(() => (window as unknown as { fades?: number }).fades ?? 0);
  await page.goto('/m/home');
  // The fade loads when the page is idle.
  await page.waitForLoadState('networkidle');
  await page.locator('main a[href="/m/slot-games"]').first().tap();
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await fades()).toBe(1);
  await page.getByRole('tab').nth(1).tap();
  await expect(page).toHaveURL(/type=hot/);
  await page.getByRole('searchbox').fill('koi');
  await expect(page).toHaveURL(/q=koi/);
  expect(await fades()).toBe(1);
});
