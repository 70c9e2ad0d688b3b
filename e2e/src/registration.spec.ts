import { expect, test } from './fixtures';
import { inEnglish, logIn } from './steps';

test.beforeEach(async ({ page }) => {
  await inEnglish(page);
  await page.goto('/m/register');
});

test('registers by user name and is in', async ({ page, sandbox, axe }, info) => {
  const userName = `nova${info.workerIndex}${Date.now() % 100_000}`;
  await page.getByRole('textbox', { name: 'User name' }).fill(userName);
  await page.getByLabel('Password', { exact: true }).fill('Play1234');
  await page.getByLabel('Confirm password', { exact: true }).fill('Play1234');
  await expect(page.getByRole('button', { name: 'Register' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /^I am/ }).check();
  await axe(page);
  const captcha = page.getByRole('textbox', { name: 'Captcha' });
  if (await captcha.isVisible()) await captcha.fill((await sandbox.captcha())[0]?.answer ?? '');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(userName);
});

test('a taken name and two different passwords are told at their fields', async ({ page }) => {
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
});

test('leads people with an account to log in', async ({ page }) => {
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeHidden();
  await logIn(page, 'player01');
  await expect(page).toHaveURL(/\/m\/home$/);
});
