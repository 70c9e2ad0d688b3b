import { expect, test } from './fixtures';
import { logIn } from './steps';

test('a browser that blocks its storage keeps nobody from logging in for the session', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/m/login?returnTo=%2Fm%2Fset');
  await page.getByRole('button', { name: /language|ngôn ngữ|語言/i }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await logIn(page, 'player01');
  await expect(page).toHaveURL(/\/m\/set$/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
