import { expect, test } from './fixtures';
import { wordsOf } from './words';
import { setLanguage } from './steps';

for (const language of ['EN', 'VI']) {
  const t = wordsOf('feature-account', language);

  test(`the free trial in ${language} opens one account and goes Home`, async ({
    page,
    sandbox,
    axe,
  }) => {
    await setLanguage(page, language);
    await page.goto('/m/trail');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByText(t('trial.text'))).toBeVisible();
    await axe(page);
    const since = Date.now();
    await page.getByRole('button', { name: t('login.trial') }).dblclick();
    await expect(page).toHaveURL(/\/m\/home$/);
    const opened = (await sandbox.calls(since)).filter(({ path }) => path.endsWith('/trialuser'));
    expect(opened).toHaveLength(1);
  });
}

test(
  'the platform may have no trial: that is said, and the back arrow leads Home',
  { tag: '@all' },
  async ({ page, sandbox }) => {
    const t = wordsOf('feature-account', 'EN');
    await sandbox.flags({ FREEPLAY3: false });
    await setLanguage(page, 'EN');
    await page.goto('/m/trail');
    await expect(page.getByText(t('trial.closed'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('login.trial') })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  },
);
