import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { setLanguage } from './steps';
import { wordsOf } from './words';

/** Whether every picture in view of a list of vendors is loaded. */
const iconsLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main li a img')]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.naturalWidth > 0),
  );

/** How far the page is scrolled sideways by what it holds, px. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const language of ['VI', 'EN']) {
  const t = wordsOf('feature-games', language);

  test.describe(`${language}:`, () => {
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('from the entry to the games of a vendor, and to another vendor', async ({
      page,
      axe,
    }) => {
      await page.goto('/m/allGame');
      await expect(page.getByRole('tab', { name: t('tab.hot') })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await axe(page);
      await page.getByRole('tab', { name: t('categories:RNG') }).tap();
      await expect(page.getByRole('link', { name: 'Moonkoi' })).toBeVisible();
      await expect.poll(() => iconsLoaded(page)).toBe(true);
      await axe(page);

      await page.getByRole('link', { name: 'Moonkoi' }).tap();
      await expect(page).toHaveURL(/slotsCenter\?vassalage=moonkoi$/);
      const chosen = page.getByRole('tab', { name: 'Moonkoi' });
      await expect(chosen).toBeInViewport();
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      const games = page.getByRole('tabpanel').locator('[data-leads-to]');
      await expect(games.first()).toContainText('Moonkoi');
      await axe(page);

      await page.getByRole('tab', { name: 'Red Wagon' }).tap();
      await expect(page).toHaveURL(/vassalage=redwagon$/);
      await expect(games.first()).toContainText('Red Wagon');
      // A step back leads to the entry, not to the previous vendor.
      await page.goBack();
      await expect(page).toHaveURL(/allGame\?gameCategory=RNG$/);
    });

    test(
      'the lobby of a vendor opens from the game centre and leads back',
      { tag: '@all' },
      async ({ page, signIn, axe }) => {
        await signIn(page, 'player01');
        await page.goto('/m/gameCenter');
        await expect(page.getByRole('link', { name: 'Lanternfox' }).first()).toBeVisible();
        await axe(page);
        await page.getByRole('tab', { name: t('title.LIVE') }).tap();
        const vendor = page.getByRole('link', { name: 'Velour' });
        // There are two of all categories.
        await expect(vendor).toHaveCount(1);
        await vendor.tap();
        await expect(page.locator('main iframe')).toBeVisible();
        await page.getByRole('button', { name: t('play.leave') }).tap();
        await expect(page).toHaveURL(/gameCenter\?gameCategory=LIVE$/);
      },
    );

    test('a lottery tells its numbers and its next draw, and is opened', async ({
      page,
      signIn,
      axe,
    }) => {
      await signIn(page, 'player01');
      await page.goto('/m/gameCenter?gameCategory=ELOTT');
      await expect(page).toHaveURL(/\/m\/lottery$/);
      const first = page.getByRole('listitem').first();
      await expect(first.getByRole('heading')).toBeVisible();
      await axe(page);
      await first.getByRole('button', { name: t('results.title') }).tap();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('table')).toHaveCount(5);
      await axe(page);
      await sheet.getByRole('button', { name: t('results.more') }).tap();
      await expect(sheet.getByRole('table')).toHaveCount(10);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await first.getByRole('link').tap();
      await expect(page.locator('main iframe')).toBeVisible();
      const game = page.frameLocator('main iframe');
      await expect(game.getByRole('button').first()).toBeVisible();
      await page.getByRole('button', { name: t('play.leave') }).tap();
      await expect(page).toHaveURL(/\/m\/lottery$/);
    });
  });
}

test(
  'a draw is open, closed and drawn by the platform’s clock',
  { tag: '@all' },
  async ({ page, sandbox }) => {
    const t = wordsOf('feature-games', 'VI');
    await setLanguage(page, 'VI');
    // 18:15 of Vietnam is 11:15 UTC; half an hour, then ten minutes before it.
    const draw = new Date();
    draw.setUTCHours(11, 15, 0, 0);
    // The clock cannot go back: the draw is of tomorrow once the half hour before it has begun.
    if (draw.getTime() - 31 * 60_000 < Date.now()) draw.setUTCDate(draw.getUTCDate() + 1);
    const at = (minutes: number) => sandbox.clock(draw.getTime() - Date.now() + minutes * 60_000);
    const first = page.getByRole('listitem').first();
    await at(-30);
    await page.goto('/m/lottery');
    await expect(first.locator('b')).toBeVisible();
    await expect(first).not.toContainText(t('draw.closed'));
    // Reduced motion: the time left is shown in minutes, without seconds.
    await expect(first.getByRole('timer')).toHaveCount(0);
    const before = (await first.locator('b').textContent()) ?? '';
    await at(-10);
    await page.reload();
    await expect(first).toContainText(t('draw.closed'));
    await at(1);
    await page.reload();
    await expect(first).not.toContainText(t('draw.closed'));
    await expect(first.locator('b')).not.toHaveText(before);
  },
);

test('tabs of vendors are paged and chosen by keyboard', async ({ page }) => {
  const t = wordsOf('feature-games', 'VI');
  await setLanguage(page, 'VI');
  await page.goto('/m/slotsCenter');
  const [back, on] = ['tabs.previous', 'tabs.next'].map((key) =>
    page.getByRole('button', { name: t(key) }),
  );
  if (!back || !on) throw new Error('a tab bar has two buttons');
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(5)).toBeVisible();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.tap();
  await expect(tabs.nth(5)).toBeInViewport({ ratio: 0.9 });
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await expect(async () => {
    if ((await on.getAttribute('aria-disabled')) === 'false') await on.tap();
    await expect(on).toHaveAttribute('aria-disabled', 'true', { timeout: 100 });
  }).toPass();
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vassalage=lanternfox$/);
});

test('cards of vendors are 280 and 420 wide of a design of 750', async ({ page }) => {
  const widthOf = async (path: string, name: string) => {
    await page.goto(path);
    const card = page.getByRole('link', { name }).first();
    await expect(card).toBeVisible();
    return (await card.boundingBox())?.width ?? 0;
  };
  // 390 px: 145.6 and 218.4.
  expect(await widthOf('/m/allGame?gameCategory=RNG', 'Lanternfox')).toBeCloseTo(145.6, 0);
  expect(await widthOf('/m/allGame?gameCategory=FISH', 'Tidepool')).toBeCloseTo(218.4, 0);
  expect(await widthOf('/m/allGame?gameCategory=PVP', 'Ivorygate')).toBeCloseTo(218.4, 0);
  expect(await widthOf('/m/gameCenter', 'Lanternfox')).toBeCloseTo(145.6, 0);
});

test(
  'a vendor’s icon whose host is down comes from the next one',
  { tag: '@all' },
  async ({ page, problems }) => {
    problems.expect(/img\.localhost|ERR_FAILED/);
    await page.route(/\/\/img\.localhost/, (route) => route.abort());
    await page.goto('/m/home');
    await page.waitForLoadState('networkidle');
    await page.goto('/m/allGame?gameCategory=RNG');
    await expect(page.getByRole('link', { name: 'Lanternfox' })).toBeVisible();
    await expect.poll(() => iconsLoaded(page)).toBe(true);
    expect(await page.locator('main li a img').count()).toBeGreaterThan(5);
  },
);

test('the game centre fits a phone of 320 px', async ({ page, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/m/allGame',
    '/m/allGame?gameCategory=PVP',
    '/m/gameCenter',
    '/m/slotsCenter',
    '/m/lottery',
  ]) {
    await page.goto(path);
    await expect(page.locator('main a, main [role="tab"]').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await tooWide(page), `px that ${path} is too wide`).toBeLessThanOrEqual(0);
    await axe(page);
  }
});
