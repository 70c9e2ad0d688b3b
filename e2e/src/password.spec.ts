import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { inEnglish, setLanguage, logIn } from './steps';

test('a guest is sent Home', { tag: '@all' }, async ({ page }) => {
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a first login changes its password before it goes on, without typing the old one', async ({
  page,
  axe,
}) => {
  await inEnglish(page);
  await page.goto('/m/login');
  await logIn(page, 'first01');
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('first01');
  await expect(page.getByRole('textbox', { name: 'User name' })).not.toBeEditable();
  await expect(page.getByLabel('Old password', { exact: true })).toBeHidden();
  await axe(page);

  await page.getByLabel('New password', { exact: true }).fill('Play1234');
  await page.getByLabel('Confirm password', { exact: true }).fill('Play1234');
  await page.getByRole('button', { name: 'Submit' }).click();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText('The new password and the old password cannot be the same');
  await axe(page);
  await popup.getByRole('button').click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');

  await page.getByLabel('New password', { exact: true }).fill('Fresh2026');
  await page.getByLabel('Confirm password', { exact: true }).fill('Fresh2026');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Change saved')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('Fresh2026');
});

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);

  test(`a member changes the password in ${language}, and logs in with it`, async ({
    page,
    sandbox,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'vip01');
    await page.goto('/m/set');
    await page.getByRole('link', { name: t('settings.changePassword') }).click();
    const oldPassword = page.getByLabel(t('field.oldPassword'), { exact: true });
    const password = page.getByLabel(t('field.newPassword'), { exact: true });
    const confirmation = page.getByLabel(t('field.confirmPassword'), { exact: true });
    const submit = page.getByRole('button', { name: t('action.submit') });

    await oldPassword.fill('Wrong1234');
    await password.fill('short');
    await confirmation.fill('Fresh2027');
    await submit.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    await axe(page);

    await password.fill('Fresh2026');
    await confirmation.fill('Fresh2026');
    await submit.click();
    await expect(page.getByText(t('error.password.old.wrong'))).toBeVisible();
    await expect(oldPassword).toBeFocused();
    await expect(password).toHaveValue('Fresh2026');

    await oldPassword.fill('Play1234');
    const since = Date.now();
    await submit.dblclick();
    await expect(page.getByText(t('password.done'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    const changes = (await sandbox.calls(since)).filter(
      ({ path, method }) => path === '/wps/member/password' && method === 'POST',
    );
    expect(changes).toHaveLength(1);
  });
}

test('its close button goes back to the settings', { tag: '@all' }, async ({ page, signIn }) => {
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/set');
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/m\/set$/);
});

test('an answer that is lost is told, and the form can be sent again', async ({
  page,
  sandbox,
  signIn,
  problems,
}) => {
  problems.expect(/password/);
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/changePsw');
  await sandbox.faults([{ path: '/wps/member/password', rate: 1, kind: 'status', status: 502 }]);
  await page.getByLabel('Old password', { exact: true }).fill('Play1234');
  await page.getByLabel('New password', { exact: true }).fill('Fresh2026');
  await page.getByLabel('Confirm password', { exact: true }).fill('Fresh2026');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The system is busy' })).toBeVisible();
  await sandbox.faults([]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
