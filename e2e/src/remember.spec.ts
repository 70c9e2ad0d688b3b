import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { setLanguage } from './steps';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const common = wordsOf('i18n', language);

  test(`a name is remembered when asked to, never the password, and forgotten when told to, in ${language}`, async ({
    page,
    axe,
  }) => {
    await setLanguage(page, language);
    await page.goto('/m/login');
    const name = page.getByRole('textbox', { name: t('field.userName') });
    const remember = page.getByRole('checkbox', { name: t('login.remember') });
    await expect(remember).not.toBeChecked();
    await name.fill('player01');
    await page.getByLabel(t('field.password'), { exact: true }).fill('Play1234');
    // Not `check()`: it verifies at once, and hydration may be running.
    await remember.click();
    await expect(remember).toBeChecked();
    await page.getByRole('button', { name: common('action.login'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const stored = () =>
      page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(await stored()).toContain('player01');
    expect(await stored()).not.toContain('Play1234');
    expect(await stored()).not.toContain('remPass');

    // A call that the sign-out overtakes is refused.
    await page.goto('/m/set', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: t('settings.signOut') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('settings.signOut') })
      .click();
    await expect(page).toHaveURL(/\/m\/(?:home|login)/);

    await page.goto('/m/login');
    await expect(name).toHaveValue('player01');
    await expect(remember).toBeChecked();
    await expect(page.getByLabel(t('field.password'), { exact: true })).toHaveValue('');
    await axe(page);

    await remember.uncheck();
    await page.reload();
    await expect(name).toHaveValue('');
    await expect(remember).not.toBeChecked();
  });
}

test(
  'without a password to be had the next start logs in by nothing',
  { tag: '@all' },
  async ({ page, sandbox }) => {
    await setLanguage(page, 'EN');
    await page.addInitScript(() => {
      if (localStorage.getItem('asked') !== null) return;
      localStorage.setItem('asked', '1');
      localStorage.setItem('SHELL_remembered', '{"type":"username","username":"player01"}');
      localStorage.setItem('SHELL_autoLogin', 'true');
    });
    const since = Date.now();
    await page.goto('/m/home');
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(
      (await sandbox.calls(since)).filter(({ path }) => path.endsWith('/session/login')),
    ).toEqual([]);
  },
);

test('a password that a former setting kept is deleted at the next start', async ({ page }) => {
  await setLanguage(page, 'EN');
  await page.addInitScript(() => {
    if (localStorage.getItem('asked') !== null) return;
    localStorage.setItem('asked', '1');
    const kept = { type: 'username', username: 'player01', remPass: 'eA==', sass: '00' };
    localStorage.setItem('SHELL_remembered', JSON.stringify(kept));
  });
  await page.goto('/m/home');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('SHELL_remembered')))
    .toBe('{"type":"username","username":"player01"}');
});
