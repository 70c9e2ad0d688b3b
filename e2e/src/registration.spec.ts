import { expect, test } from './fixtures';
import { JOURNEY_LANGUAGES, REGISTRATION_WORDS, textbox, typeCaptcha } from './registration-steps';
import { inEnglish, setLanguage, logIn } from './steps';
import { word } from './words';

for (const language of JOURNEY_LANGUAGES) {
  const words = REGISTRATION_WORDS[language];

  test(
    `registers by user name and is in, in ${language}`,
    { tag: ['@account', '@brands'] },
    async ({ page, sandbox, axe }, info) => {
      const userName = `nova${info.workerIndex}${Date.now() % 100_000}`;
      await setLanguage(page, language);
      await page.goto('/m/register');
      await textbox(page, words.userName).fill(userName);
      await page.getByLabel(words.password, { exact: true }).fill('Play1234');
      await page.getByLabel(words.confirm, { exact: true }).fill('Play1234');
      const register = page.getByRole('button', { name: words.register, exact: true });
      await expect(register).toBeDisabled();
      await page.getByRole('checkbox', { name: words.agree }).check();
      await axe(page);
      await typeCaptcha(page, words.captcha, sandbox);
      await register.click();
      await expect(page).toHaveURL(/\/m\/home$/);
      const balance = word(language, 'shell', 'home.balance');
      await expect(page.getByRole('group', { name: balance })).toContainText(userName);
    },
  );
}

test.describe('registration', () => {
  test.beforeEach(async ({ page }) => {
    await inEnglish(page);
    await page.goto('/m/register');
  });

  test(
    'a taken name and two different passwords are told at their fields',
    { tag: '@all' },
    async ({ page }) => {
      await page.getByRole('textbox', { name: 'User name' }).fill('player01');
      await page.getByLabel('Password', { exact: true }).fill('Play1234');
      await page.getByLabel('Confirm password', { exact: true }).fill('Play12345');
      await page.getByRole('checkbox', { name: /^I am/ }).check();
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('textbox', { name: 'User name' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(page).toHaveURL(/\/m\/register$/);
    },
  );

  test('leads people with an account to log in', async ({ page }) => {
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page.getByLabel('Confirm password', { exact: true })).toBeHidden();
    await logIn(page, 'player01');
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
