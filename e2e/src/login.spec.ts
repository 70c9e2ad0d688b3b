import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { inEnglish, setLanguage, logIn } from './steps';

/** Opens the login in English. */
async function open(page: Page, path = '/m/login'): Promise<void> {
  await inEnglish(page);
  await page.goto(path);
}

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const common = wordsOf('i18n', language);

  test(
    `three wrong passwords bring the captcha; a wrong one is refused, the right one opens, in ${language}`,
    { tag: '@account' },
    async ({ page, sandbox, axe }) => {
      await setLanguage(page, language);
      await page.goto('/m/login');
      const alert = page.getByRole('alert').filter({ hasText: /./ });
      const name = page.getByRole('textbox', { name: t('field.userName') });
      const captcha = page.getByRole('textbox', { name: t('field.captcha'), exact: true });
      async function send(password: string): Promise<void> {
        await name.fill('player01');
        await page.getByLabel(t('field.password'), { exact: true }).fill(password);
        await page.getByRole('button', { name: common('action.login'), exact: true }).click();
      }
      for (let tried = 0; tried < 3; tried++) {
        await send('Wrong1234');
        await expect(alert.first()).toContainText(common('error.login.wrong'));
        if (tried < 2) await expect(captcha).toBeHidden();
      }
      await expect(captcha).toBeVisible();
      await expect(name).toHaveValue('player01');
      await axe(page);

      const since = Date.now();
      await page.getByRole('button', { name: t('captcha.listen') }).click();
      await expect
        .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.src))
        .toMatch(/^blob:/);
      const heard = (await sandbox.calls(since)).filter(
        ({ path }) => path === '/wps/captcha/audio',
      );
      expect(heard).toHaveLength(1);

      await captcha.fill('0');
      await send('Play1234');
      await expect(captcha).toHaveAccessibleDescription(common('error.captcha.wrong'));

      await expect(captcha).toHaveValue('');
      await expect.poll(async () => (await sandbox.captcha()).length).toBeGreaterThan(1);
      await captcha.fill((await sandbox.captcha())[0]?.answer ?? '');
      await send('Play1234');
      await expect(page).toHaveURL(/\/m\/home$/);
    },
  );
}

test('a locked account is told so', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await logIn(page, 'locked01');
  await expect(page.getByText('This account isn’t allowed to log in')).toBeVisible();
});

test(
  'an empty form asks for what is missing and sends nothing',
  { tag: '@all' },
  async ({ page, sandbox }) => {
    await open(page);
    const since = Date.now();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    const logins = (await sandbox.calls(since)).filter(({ path }) => path === '/wps/session/login');
    expect(logins).toEqual([]);
  },
);

test('a return address cannot leave the origin', { tag: '@all' }, async ({ page, baseURL }) => {
  await open(page, '/m/login?returnTo=//evil.example/x');
  await logIn(page, 'player01');
  await expect(page).toHaveURL(`${baseURL}/m/home`);
});

test('a lost network keeps what is typed and can be tried again, also when it took code', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await open(page);
  await page.waitForLoadState('networkidle');
  // The code that sends a login loads on typing: here that happens without a network.
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  // Submit by keyboard: the line "You’re offline" comes and goes, and moves the button under a tap.
  await page.getByRole('textbox', { name: 'User name' }).fill('player01');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Play1234');
  await password.press('Enter');
  await expect(page.getByText('No connection').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('player01');
  await expect(password).toHaveValue('Play1234');
  await password.press('Enter');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a change of language keeps what is typed', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await page.getByRole('textbox', { name: 'User name' }).fill('player01');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('radio', { name: 'Tiếng Việt' }).click();
  await expect(page.getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveValue('player01');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test('the form is whole in Vietnamese', { tag: '@all' }, async ({ page, axe }) => {
  await setLanguage(page, 'VI');
  await page.goto('/m/login');
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  await axe(page);
});
