import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { setLanguage } from './steps';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('shell', language);
  const common = wordsOf('i18n', language);

  test(`a newer app is offered once in a visit, in ${language}`, async ({ page, sandbox, axe }) => {
    await sandbox.appInfo({ version: '2.4.0', upgradeable: true });
    await setLanguage(page, language);
    await page.goto('/m/home');
    const overlay = page.getByRole('alertdialog', { name: t('update.title') });
    await expect(overlay).toContainText('2.4.0');
    await axe(page);

    await overlay.getByRole('button', { name: t('update.action') }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'download.example' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: common('action.cancel') }).click();

    // A second tap at the same position counts as a double tap.
    await expect(async () => {
      await overlay.getByRole('button', { name: common('action.close') }).click();
      await expect(overlay).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await page.reload();
    await page.getByRole('navigation', { name: t('nav.main') }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(overlay).toBeHidden();
  });

  test(
    `a mandatory update cannot be sent away, in ${language}`,
    { tag: '@all' },
    async ({ page, sandbox, axe }) => {
      await sandbox.appInfo({ version: '2.4.0', upgradeable: true });
      await sandbox.flags({ MANDATORYAPPUPDATES3: true });
      await setLanguage(page, language);
      await page.goto('/m/home');
      const overlay = page.getByRole('alertdialog', { name: t('update.title') });
      await expect(overlay).toBeVisible();
      await expect(overlay.getByRole('button', { name: common('action.close') })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(overlay).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(overlay.getByRole('button', { name: t('update.action') })).toBeFocused();
      await axe(page);
    },
  );
}

test('nobody is asked while the app is the newest', { tag: '@all' }, async ({ page }) => {
  await setLanguage(page, 'EN');
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
