import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { setLanguage } from './steps';
import { word } from './words';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const SAFARI = `${IOS} Version/17.0 Mobile/15E148 Safari/604.1`;
const CHROME = `${IOS} CriOS/130.0 Mobile/15E148 Safari/604.1`;
const IN_APP = `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/400]`;

/** Scrolls Home down until its lazy content is loaded. */
const scrollTo = (page: Page, late: Locator) =>
  expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(late).toBeVisible({ timeout: 1_000 });
  }).toPass();

for (const language of ['EN', 'VI'] as const) {
  const t = (key: string) => word(language, 'feature-member', `member-pages:${key}`);
  const shell = (key: string, values = {}) =>
    word(language, 'shell', `shell-overlays:${key}`, values);
  const common = (key: string) => word(language, 'i18n', key);

  const action = (page: Page, kind: 'IOS' | 'MOBILECONFIG') =>
    page.getByRole('button', { name: t(`download.action.${kind}`), exact: true });

  async function openDownload(page: Page): Promise<void> {
    await setLanguage(page, language);
    await page.goto('/m/download');
  }

  test.describe('in Safari', () => {
    test.use({ userAgent: SAFARI });

    test(
      `${language}: the bar leads to the app, its profile begins, and the bar once closed stays closed`,
      { tag: '@brands' },
      async ({ page, brand, axe }) => {
        await setLanguage(page, language);
        await page.goto('/m/home');
        const name = brand.replace(/^./, (letter) => letter.toUpperCase());
        const bar = page.getByRole('region', { name: shell('download.title', { name }) });
        await scrollTo(page, bar);
        await axe(page);
        await bar.getByRole('link', { name: shell('download.action') }).click();
        await expect(page).toHaveURL(/\/m\/download$/);

        for (const kind of ['IOS', 'MOBILECONFIG'] as const) {
          await expect(action(page, kind)).toBeVisible();
          const steps = page.getByRole('region', { name: t(`steps.${kind}`), exact: true });
          await expect(steps.getByRole('listitem').first()).toBeVisible();
        }
        await axe(page);

        const begun = page.waitForEvent('download');
        await action(page, 'MOBILECONFIG').click();
        expect((await begun).suggestedFilename()).toBe(`${brand}.mobileconfig`);
        await expect(page.getByRole('alertdialog')).toBeHidden();
        await expect(page).toHaveURL(/\/m\/download$/);

        await action(page, 'IOS').click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(shell('download.from', { host: 'download.example' }));
        await axe(page);
        await question.getByRole('button', { name: common('action.cancel') }).click();
        await expect(question).toBeHidden();

        await page.goBack();
        await scrollTo(page, bar);
        await bar.getByRole('button', { name: common('action.close') }).click();
        await expect(bar).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('true');
        await page.reload();
        await scrollTo(page, page.locator('main section [data-leads-to]').last());
        await page.waitForLoadState('networkidle');
        await expect(bar).toHaveCount(0);
      },
    );
  });

  test.describe('in another browser of iOS', () => {
    test.use({ userAgent: CHROME });

    test(`${language}: a download asks for Safari`, { tag: '@all' }, async ({ page, axe }) => {
      await openDownload(page);
      await action(page, 'MOBILECONFIG').click();
      const alert = page.getByRole('alertdialog', { name: t('download.safariTitle') });
      await expect(alert).toContainText(t('download.safari'));
      await axe(page);
      await alert.getByRole('button', { name: common('action.close') }).click();
      await expect(alert).toBeHidden();
    });
  });

  test.describe('in a browser inside an app', () => {
    test.use({ userAgent: IN_APP });

    test(
      `${language}: there is the address to copy, and no download`,
      { tag: '@all' },
      async ({ page, axe }) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await openDownload(page);
        await expect(page.getByText(t('download.otherBrowser'))).toBeVisible();
        await expect(action(page, 'IOS')).toHaveCount(0);
        await expect(action(page, 'MOBILECONFIG')).toHaveCount(0);
        await axe(page);
        await page
          .getByRole('button', { name: `${common('copy.action')} ${t('download.link')}` })
          .click();
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toMatch(/\/m\/download$/);
      },
    );
  });
}
