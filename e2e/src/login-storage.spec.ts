import { expect, test } from './fixtures';
import { logIn } from './steps';

/** Storage restrictions of browsers; each runs before the page's scripts. */
const STORAGES: Readonly<Record<string, () => void>> = {
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  corrupt: () => {
    for (const key of [
      'MC_SESSION_INFO',
      'SHELL_remembered',
      'SHELL_autoLogin',
      'SHELL_smsUntil',
    ]) {
      if (sessionStorage.getItem('corrupted')) return;
      localStorage.setItem(key, '{"a":');
      sessionStorage.setItem(key, '[1');
    }
    sessionStorage.setItem('corrupted', '1');
  },
};

for (const [name, spoil] of Object.entries(STORAGES)) {
  test(`with storage that is ${name}, login works for the session`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto('/m/login?returnTo=%2Fm%2Fset');
    await page.getByRole('button', { name: /language|ngôn ngữ|語言/i }).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await logIn(page, 'player01');
    await expect(page).toHaveURL(/\/m\/set$/);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
}
