import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { inEnglish, setLanguage } from './steps';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const common = wordsOf('i18n', language);

  test(`the settings in ${language}: words grow, motion stops, sign-out asks first`, async ({
    page,
    sandbox,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'player01');
    await page.goto('/m/set');
    await expect(page.getByRole('link', { name: t('settings.changePassword') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('settings.feedback') })).toBeVisible();
    await axe(page);

    await page.getByRole('button', { name: t('settings.textSize') }).click();
    await page.getByRole('radio', { name: '150' }).click();
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await axe(page);
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');

    await page.getByRole('button', { name: t('settings.motion') }).click();
    await page.getByRole('radio', { name: t('settings.motionLess') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');

    const sound = page.getByRole('switch', { name: t('settings.sound') });
    await expect(sound).not.toBeChecked();
    await sound.check();
    await page.reload();
    await expect(sound).toBeChecked();

    await page.evaluate(() => localStorage.setItem('SHELL_autoLogin', 'true'));
    const since = Date.now();
    await page.getByRole('button', { name: t('settings.signOut') }).click();
    const question = page.getByRole('alertdialog', { name: t('settings.signOutTitle') });
    await expect(question).toBeVisible();
    await axe(page);
    await question.getByRole('button', { name: common('action.cancel') }).click();
    await expect(page).toHaveURL(/\/m\/set$/);

    await page.getByRole('button', { name: t('settings.signOut') }).click();
    await question.getByRole('button', { name: t('settings.signOut') }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    // Home does not wait for the platform.
    await expect
      .poll(
        async () =>
          (await sandbox.calls(since)).filter(({ path }) => path.endsWith('/logout')).length,
      )
      .toBe(1);
    const kept = await page.evaluate(() => localStorage.getItem('SHELL_autoLogin'));
    expect(kept).toBe('false');
  });
}

test(
  'the language changes from the settings, and back',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto('/m/set');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('radio', { name: 'Tiếng Việt' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('link', { name: 'Đổi mật khẩu' })).toBeVisible();
  },
);

test(
  'every row can be reached and pressed by keyboard',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await inEnglish(page);
    await signIn(page, 'player01');
    await page.goto('/m/set');
    const password = page.getByRole('link', { name: 'Change password' });
    await password.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Login and devices' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await password.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/m\/changePsw$/);
  },
);
