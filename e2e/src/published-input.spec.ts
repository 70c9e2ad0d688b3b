import { expect, test } from './fixtures.ts';
import { changePage, holdScript, pageReacts, store } from './published-steps.ts';
import { wordsOf } from './words.ts';

const account = wordsOf('feature-account', 'VI');
const common = wordsOf('i18n', 'VI');

for (const [language, what] of [
  ['VI', 'its content stands'],
  ['EN', 'its content does not stand'],
] as const)
  test(`a script that is faster than its page waits for it: ${what}`, async ({ page, port }) => {
    await store(page, 'localStorage', 'SHELL_language', language);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/slow.js', async (route) => {
      await held;
      await route.fulfill({ body: '', contentType: 'text/javascript' });
    });
    await changePage(page, port, (html) =>
      html.replace('<body>', '<body><script src="/slow.js"></script>'),
    );
    await page.goto('/m/home?affiliate=FRIEND1', { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })))
      .toContain('FRIEND1');
    release();
    await pageReacts(page);
    const words = wordsOf('feature-games', language);
    await expect(page.getByText(words('hot.title')).first()).toBeVisible();
  });

test('what is typed and tapped before the script runs is not lost', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/m/login', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: account('field.userName') });
  const password = page.getByLabel(account('field.password'), { exact: true });
  const remember = page.getByRole('checkbox', { name: account('login.remember') });
  await name.fill('player01');
  await password.fill('Wrong1234');
  await remember.check();
  await page.getByRole('button', { name: common('action.login'), exact: true }).click();
  expect(page.url()).toMatch(/\/m\/login$/);
  release();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
    common('error.login.wrong'),
  );
  await expect(name).toHaveValue('player01');
  await expect(password).toHaveValue('Wrong1234');
  await expect(remember).toBeChecked();
});

test('the drawing of a tab that is pressed before the script runs chooses it', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/m/allGame', { waitUntil: 'commit' });
  const tab = page.getByRole('tab').nth(1);
  await tab.locator('svg').first().click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a form that is filled before the script runs is sent as it was filled', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/m/register', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: account('field.userName') });
  const confirmation = page.getByLabel(account('field.confirmPassword'), { exact: true });
  await name.fill('player01');
  await page.getByLabel(account('field.password'), { exact: true }).fill('Play1234');
  await confirmation.fill('Play12345');
  await page
    .locator('label')
    .filter({ has: page.getByRole('checkbox') })
    .click({ position: { x: 60, y: 12 } });
  await expect(page.getByRole('checkbox')).toBeChecked();
  release();
  await page.getByRole('button', { name: common('action.register'), exact: true }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
});
