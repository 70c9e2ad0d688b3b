import { expect, test } from './fixtures';
import { inEnglish, logIn } from './steps';

test.beforeEach(({ page }) => inEnglish(page));

test('an expired session logs in again and is back where it was', async ({
  page,
  sandbox,
  signIn,
  problems,
}) => {
  problems.expect(/401/);
  await signIn(page, 'player01');
  await page.goto('/m/slot-games?vassalage=lanternfox');
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .waitFor();
  await sandbox.clock(31 * 60_000);
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await logIn(page, 'player01');
  await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=lanternfox/);
});

test('signing out in one tab signs out the other within two seconds', async ({
  page,
  context,
  signIn,
}) => {
  const other = await context.newPage();
  await inEnglish(other);
  await signIn(page, 'player01');
  await page.goto('/m/set');
  await signIn(other, 'player01');
  await other.goto('/m/home');
  await expect(other.getByRole('group', { name: 'Balance' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible({ timeout: 2000 });
});

test('a page that needs a session sends a guest to log in and opens afterwards', async ({
  page,
}) => {
  await page.goto('/m/set');
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2Fset/);
  await logIn(page, 'player01');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

for (const record of ['{', '[]', '{"token":""}', '{"token":{"a":1}}', 'null', '"x"']) {
  test(`a corrupt session record reads as logged out: ${record}`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('MC_SESSION_INFO', text), record);
    await page.goto('/m/home');
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
}
