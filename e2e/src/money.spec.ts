import { expect, test } from './fixtures';
import { firstGame, gameFrame, inEnglish, setLanguage } from './steps';
import { wordsOf } from './words';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-member', language);
  const common = wordsOf('i18n', language);
  const shell = wordsOf('shell', language);

  test(
    `the balance leads to the money view, in ${language}, and is hidden everywhere by its eye`,
    { tag: '@brands' },
    async ({ page, signIn, axe }) => {
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
    },
  );
}

test('a session with a round is told as the ledger has it', async ({ page, signIn }) => {
  test.slow();
  await inEnglish(page);
  const t = wordsOf('feature-member', 'EN');
  await signIn(page, 'player01');
  await page.goto('/m/slot-games');
  const game = await firstGame(page);
  await page.getByRole('button', { name: game, exact: true }).click();
  await gameFrame(page).getByRole('button', { name: 'Play a round' }).click();
  await expect(page.getByText('Session profit')).toBeVisible();
  await page.goto('/m/money');
  const row = page.locator('dt', { hasText: new RegExp(`^${t('figure.staked')}$`) });
  await expect(row.locator('xpath=following-sibling::dd')).toContainText(/[1-9]/);
  await expect(page.getByText(t('figure.since'), { exact: true })).toBeVisible();
});
