import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { wordsOf, type Words } from './words';
import { allOnly, setLanguage } from './steps';

async function logInAs(page: Page, user: string, t: Words, common: Words): Promise<void> {
  await page.getByRole('textbox', { name: t('field.userName') }).fill(user);
  await page.getByLabel(t('field.password'), { exact: true }).fill('Play1234');
  await page.getByRole('button', { name: common('action.login'), exact: true }).click();
}

/** Refused accounts: user, flags, message, and whether it is walked with `JOURNEYS=all` only. */
const REFUSED = [
  { user: 'player01', flags: { AGENTSITE3: true }, said: 'error.login.agent.only', isAll: false },
  { user: 'agent01', flags: { MEMBERSITE3: true }, said: 'error.login.member.only', isAll: true },
  { user: 'locked01', flags: {}, said: 'error.login.no.permission', isAll: true },
] as const;

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const common = wordsOf('i18n', language);

  test.describe(`accounts in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language);
    });

    for (const { user, flags, said, isAll } of REFUSED) {
      test(
        `${user} is refused with ${said}, and keeps what was typed`,
        allOnly(isAll),
        async ({ page, sandbox, axe }) => {
          await sandbox.flags(flags);
          await page.goto('/m/login');
          await logInAs(page, user, t, common);
          await expect(page.getByRole('alert').filter({ hasText: common(said) })).toBeVisible();
          await expect(page.getByRole('textbox', { name: t('field.userName') })).toHaveValue(user);
          await axe(page);
        },
      );
    }

    test(
      'a first login sets its password without typing the old one, and goes on',
      { tag: '@all' },
      async ({ page }) => {
        await page.goto('/m/login?returnTo=%2Fm%2Fmine');
        await logInAs(page, 'first01', t, common);
        await expect(page).toHaveURL(/\/m\/changePsw\?returnTo=%2Fm%2Fmine$/);
        await expect(page.getByLabel(t('field.oldPassword'), { exact: true })).toBeHidden();
        await page.getByLabel(t('field.newPassword'), { exact: true }).fill('Fresh2026');
        await page.getByLabel(t('field.confirmPassword'), { exact: true }).fill('Fresh2026');
        await page.getByRole('button', { name: t('action.submit') }).click();
        await expect(page).toHaveURL(/\/m\/mine$/);
      },
    );

    test.describe('with what Home asks', () => {
      test.use({ popups: 'open' });

      test('an agent is asked about contracts that wait, once, after Home stands', async ({
        page,
        axe,
        signIn,
      }) => {
        await signIn(page, 'agent01');
        await page.goto('/m/home');
        const prompt = page.getByRole('alertdialog', { name: t('prompt.title') });
        const popup = page.getByRole('dialog', { name: t('announcements.title') });
        await popup.getByRole('button', { name: common('action.close') }).click();
        await expect(prompt).toContainText(t('prompt.salary'));
        await axe(page);
        for (const kind of ['prompt.salary', 'prompt.dividend', 'prompt.hour']) {
          await expect(prompt).toContainText(t(kind));
          // A second tap at the same place within 400 ms is taken for a double tap.
          await expect(async () => {
            await prompt.getByRole('button', { name: t('prompt.later') }).click();
            await expect(prompt.getByText(t(kind))).toBeHidden({ timeout: 1_000 });
          }).toPass();
        }
        await expect(prompt).toBeHidden();
        await page.reload();
        await page.waitForLoadState('networkidle');
        await expect(prompt).toBeHidden();
      });
    });
  });
}
