import { expect, test } from './fixtures';
import { inEnglish, setLanguage, logIn } from './steps';
import { wordsOf } from './words';

test.beforeEach(({ page }) => inEnglish(page));

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);
  const common = wordsOf('i18n', language);

  test(
    `an expired session logs in again and is back where it was, in ${language}`,
    { tag: '@brands' },
    async ({ page, sandbox, signIn, problems, axe }) => {
      problems.expect(/401/);
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/slot-games?vassalage=lanternfox');
      const heart = page.locator('main button[aria-pressed]').first();
      await heart.waitFor();
      // Wait for pending calls, so that the heart button makes the next one.
      await page.waitForLoadState('networkidle');
      await sandbox.clock(31 * 60_000, { keepSessions: false });
      await heart.click();
      await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
      await expect(page.getByText(common('error.login.not.session'))).toBeVisible();
      await axe(page);
      await page.getByRole('textbox', { name: t('field.userName') }).fill('player01');
      await page.getByLabel(t('field.password'), { exact: true }).fill('Play1234');
      await page.getByRole('button', { name: common('action.login'), exact: true }).click();
      await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=lanternfox/);
    },
  );
}

test('an edge that answers every call of the session with a bare 401 ends it once', async ({
  page,
  signIn,
  problems,
}) => {
  problems.expect(/401/);
  await signIn(page, 'player01');
  let refuses = true;
  await page.route('**/wps/**', async (route) => {
    if (!refuses || !route.request().headers()['authorization']) return route.continue();
    await route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>Unauthorized</h1>' });
  });
  await page.goto('/m/home');
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(
    page.getByRole('status').filter({ hasText: wordsOf('i18n', 'EN')('error.login.not.session') }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  refuses = false;
  await logIn(page, 'player01');
  await expect(page).not.toHaveURL(/login/);
});

test('signing out in one tab signs out the other within two seconds', async ({
  page,
  context,
  signIn,
}) => {
  const other = await context.newPage();
  await inEnglish(other);
  await signIn(page, 'player01');
  // No call is pending when the session ends.
  await page.goto('/m/set', { waitUntil: 'networkidle' });
  await signIn(other, 'player01');
  await other.goto('/m/set', { waitUntil: 'networkidle' });
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/m\/login\?returnTo=%2Fm%2Fset/, { timeout: 2000 });
});

test(
  'a page that needs a session sends a guest to log in and opens afterwards',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/m/set');
    await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2Fset/);
    await logIn(page, 'player01');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
);
