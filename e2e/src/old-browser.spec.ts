import { expect, test } from './fixtures';

const NEEDS = /Chrome 111, Safari 16\.4/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it needs', async ({ page }) => {
    await page.goto('/m/login');
    await expect(page.locator('.sk-old')).toHaveText(NEEDS);
  });
});

test('a browser older than the build is told so', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/m/login');
  await expect(page.locator('.sk-old')).toHaveText(NEEDS);
  await expect(page.locator('.sk-old')).not.toHaveText(/</);
});

test('another one is not', { tag: '@all' }, async ({ page }) => {
  await page.goto('/m/login');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.locator('.sk-old')).toHaveCount(0);
});
