import { expect, test } from './fixtures.ts';
import { allOnly, inEnglish, setLanguage } from './steps.ts';

test.beforeEach(({ page }) => inEnglish(page));

test('ft=0 takes the bottom bar away', { tag: '@all' }, async ({ page }) => {
  await page.goto('/m/home?ft=0');
  await expect(page.getByRole('link', { name: 'Slots' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('an unknown address shows all games', { tag: '@all' }, async ({ page, axe }) => {
  await page.goto('/m/nobody/knows?this=1');
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible();
  await axe(page);
});

test('the back arrow of a list leads Home, the close button of the login too', async ({ page }) => {
  await page.goto('/m/fishing-games');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/login');
  await page.getByRole('button', { name: /Back|Close/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a lost network is told, and told no longer when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
});

/** The longest words, and a script of its own; the others have less to fit. */
const WIDEST = ['VI', 'EN', 'TH', 'PT'];

for (const language of ['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT']) {
  test(
    `the first screens fit a phone of 320 px in ${language}`,
    allOnly(!WIDEST.includes(language)),
    async ({ page }) => {
      await setLanguage(page, language);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['/m/home', '/m/login', '/m/slot-games']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `px that ${path} is too wide`).toBeLessThanOrEqual(0);
      }
    },
  );
}
