import { expect, test } from './fixtures';
import { gameFrame, setLanguage } from './steps';
import { wordsOf } from './words';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-member', language);
  const common = wordsOf('i18n', language);
  const shell = wordsOf('shell', language);

  test(`the balance leads to the money view, in ${language}, and is hidden everywhere by its eye`, async ({
    page,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'player01');
    await page.goto('/m/home');
    const strip = page.getByRole('group', { name: shell('home.balance') });
    const overview = strip.getByRole('link', { name: common('balance.open') });
    await expect(overview).toContainText(/\d/);
    await overview.click();
    await expect(page).toHaveURL(/\/m\/money$/);
    await page.getByRole('tab', { name: t('period.month') }).click();
    await expect(page.getByText(t('figure.staked'), { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(/[₫$]/);
    await axe(page);

    await page.getByRole('button', { name: common('balance.hide') }).click();
    await expect(main).not.toContainText(/[₫$]/);
    await page.reload();
    await expect(page.getByRole('button', { name: common('balance.show') })).toBeVisible();
    await expect(main).not.toContainText(/[₫$]/);
    await axe(page);
    await page.goto('/m/home');
    await expect(overview).toHaveText('••••••');
    await strip.getByRole('button', { name: common('balance.show') }).click();
    await expect(overview).toContainText(/\d/);
  });
}

test('a session of a few rounds is told as the ledger has it', async ({ page, sandbox }) => {
  test.slow();
  await setLanguage(page, 'VI');
  const t = wordsOf('feature-member', 'VI');
  const account = wordsOf('feature-account', 'VI');
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: account('field.userName') }).fill('player01');
  await page.getByLabel(account('field.password'), { exact: true }).fill('Play1234');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home/);
  await page.goto('/m/slot-games');
  await page.locator('main button:not([aria-pressed]):has(img)').first().click();
  const play = gameFrame(page).getByRole('button', { name: /Play a round|Chơi một ván|Quay/ });
  await play.click();
  await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d:\d\d/);
  const rounds = async () => {
    const { orders } = await sandbox.ledger<{ orders: { stake?: string; time: number }[] }>(
      'player01',
    );
    return orders.filter(({ stake, time }) => stake !== undefined && Date.now() - time < 120_000);
  };
  await expect.poll(async () => (await rounds()).length).toBeGreaterThan(0);
  await page.goto('/m/money');
  const row = page.locator('dt', { hasText: new RegExp(`^${t('figure.staked')}$`) });
  const told = row.locator('xpath=following-sibling::dd');
  await expect(told).toContainText(/[1-9]/);
  await expect(page.getByText(t('figure.since'), { exact: true })).toBeVisible();
});
