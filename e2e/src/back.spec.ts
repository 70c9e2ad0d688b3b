import { expect, test } from './fixtures';
import { inEnglish } from './steps';

test.beforeEach(({ page }) => inEnglish(page));

test('back closes the terms and keeps the registration, then leaves it; forward finds it as it was', async ({
  page,
}) => {
  await page.goto('/m/home');
  await page.getByRole('link', { name: 'Register' }).first().click();
  const name = page.getByRole('textbox', { name: 'User name' });
  await name.fill('newcomer1');
  await page.getByLabel('Password', { exact: true }).fill('Play1234');
  await page.getByRole('button', { name: 'Terms' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms' });
  await expect(terms).toBeVisible();
  await page.goBack();
  await expect(terms).toBeHidden();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(name).toHaveValue('newcomer1');
  // The form was not left: a password is stored nowhere else.
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Play1234');
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goForward();
  await expect(name).toHaveValue('newcomer1');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('back closes the question and then the message, one at a time, and stays in the inbox', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'player01');
  await page.goto('/m/message');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await page.getByRole('list', { name: 'Inbox' }).getByRole('button').first().click();
  const message = page.getByRole('dialog');
  await message.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(message).toBeVisible();
  await page.goBack();
  await expect(message).toBeHidden();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
});
