import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { mobileOfPlayer, setLanguage } from './steps';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const common = wordsOf('i18n', language);

  test.describe(`recovery in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language);
    });

    test(
      'by phone: the code opens its field, is sent once and counts on after a reload',
      { tag: '@all' },
      async ({ page, sandbox, brand, axe }) => {
        await page.goto('/m/forget');
        const number = page.getByRole('textbox', { name: t('field.mobileNum') });
        const code = page.getByRole('textbox', { name: t('field.smsCode') });
        const ask = page.getByRole('button', { name: t('sms.get') });
        await expect(page.getByRole('heading', { name: t('recover.title') })).toBeVisible();
        await expect(code).toBeDisabled();
        await expect(
          page.getByRole('button', { name: t('action.submit'), exact: true }),
        ).toBeDisabled();
        await axe(page);

        await number.fill('12');
        await ask.click();
        await expect(number).toHaveAttribute('aria-invalid', 'true');
        await expect(number).toBeFocused();

        const since = Date.now();
        await number.fill(mobileOfPlayer(brand));
        await ask.click({ clickCount: 3, delay: 60 });
        await expect(code).toBeEnabled();
        const sent = (await sandbox.calls(since)).filter(({ path }) =>
          path.endsWith('/verification'),
        );
        expect(sent).toHaveLength(1);
        await axe(page);

        await page.reload();
        await expect(page.getByRole('button', { name: /\b2\d\d/ })).toBeDisabled();
        await expect(code).toBeEnabled();
      },
    );

    test('by phone: the old password is refused, a wrong code is emptied, the right one logs in', async ({
      page,
      sandbox,
      brand,
    }) => {
      await page.goto('/m/forget?returnTo=%2Fm%2Fset');
      const code = page.getByRole('textbox', { name: t('field.smsCode') });
      const password = page.getByLabel(t('field.newPassword'), { exact: true });
      const submit = page.getByRole('button', { name: t('action.submit'), exact: true });
      await page.getByRole('textbox', { name: t('field.mobileNum') }).fill(mobileOfPlayer(brand));
      await page.getByRole('button', { name: t('sms.get') }).click();
      await expect(code).toBeEnabled();
      const sent = (await sandbox.sms(mobileOfPlayer(brand)))[0]?.code ?? '';

      await code.fill(sent);
      await password.fill('Play1234');
      await submit.click();
      await expect(page.getByText(t('error.modify.new.old.same'))).toBeVisible();
      await expect(password).toHaveValue('');
      await expect(code).toHaveValue(sent);

      await code.fill(sent === '000000' ? '111111' : '000000');
      await password.fill('Fresh2026');
      await submit.click();
      await expect(page.getByText(common('error.sms.code.wrong'))).toBeVisible();
      await expect(code).toHaveValue('');
      await expect(password).toHaveValue('Fresh2026');

      await code.fill(sent);
      await submit.click();
      await expect(page).toHaveURL(/\/m\/set$/);
      await expect(page.getByRole('button', { name: t('settings.signOut') })).toBeVisible();
    });

    test('by e-mail: a temporary password comes, logs in once and is changed', async ({
      page,
      sandbox,
      axe,
    }) => {
      await page.goto('/m/login');
      await page.getByRole('link', { name: t('login.forgot') }).click();
      await page.getByRole('tab', { name: t('recover.method.email') }).click();
      const userName = page.getByRole('textbox', { name: t('field.userName') });
      const email = page.getByRole('textbox', { name: t('field.email') });
      const submit = page.getByRole('button', { name: t('action.submit'), exact: true });
      await userName.fill('player01');
      await email.fill('player01@');
      await email.blur();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(submit).toBeDisabled();
      await axe(page);

      await email.fill('  player01@player.example ');
      await submit.click();
      await expect(page.getByText(t('recover.mailed'))).toBeVisible();
      await expect(page).toHaveURL(/\/m\/login$/);

      const temporary = (await sandbox.mails('player01'))[0]?.temporaryPassword ?? '';
      expect(temporary).not.toBe('');
      await userName.fill('player01');
      await page.getByLabel(t('field.password'), { exact: true }).fill(temporary);
      await page.getByRole('button', { name: common('action.login') }).click();
      await expect(page).toHaveURL(/\/m\/changePsw$/);
      await expect(page.getByText(t('password.first'))).toBeVisible();
      await expect(page.getByLabel(t('field.oldPassword'), { exact: true })).toBeHidden();
      await axe(page);
      await page.getByLabel(t('field.newPassword'), { exact: true }).fill('Fresh2026');
      await page.getByLabel(t('field.confirmPassword'), { exact: true }).fill('Fresh2026');
      await submit.click();
      await expect(page.getByText(t('password.done'))).toBeVisible();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });
}

test(
  'hostile names and addresses are refused or answered, and leave nothing in the address',
  { tag: '@all' },
  async ({ page, problems }) => {
    problems.expect(/400|429/);
    await setLanguage(page, 'EN');
    for (const name of [
      '<img src=x onerror=alert(1)>',
      'a&email=x@y.example',
      'x'.repeat(10_000),
    ]) {
      await page.goto('/m/forget');
      await page.getByRole('tab', { name: 'E-mail' }).click();
      await page.getByRole('textbox', { name: 'User name' }).fill(name);
      await page.getByRole('textbox', { name: 'E-mail' }).fill('mai@example.com');
      const answer = page.waitForResponse(/password\/email/);
      await page.getByRole('button', { name: 'Submit' }).click();
      await answer;
      await expect(page).not.toHaveURL(/onerror|example/);
    }
    expect(page.url()).not.toContain('mai@');
  },
);
