import { expect, test } from './fixtures';
import type { SandboxClient } from './sandbox-client';
import { inEnglish, setLanguage } from './steps';
import { word } from './words';

const TRANSFER = '/wps/relay/GCS_walletTransfer';
const BY_KEY = '/wps/transaction/key';

interface Ledger {
  orders: { type: string }[];
}

const transfersOf = async (sandbox: SandboxClient) =>
  (await sandbox.ledger<Ledger>('player01')).orders.filter(({ type }) => type === 'TRANSFER');

for (const language of ['EN', 'VI']) {
  const t = (key: string) => word(language, 'feature-member', key);
  const forms = (key: string) => word(language, 'feature-kit', key);

  test(`${language}: money goes to the safe, and all of it back`, async ({
    page,
    sandbox,
    signIn,
    axe,
  }) => {
    await setLanguage(page, language);
    await signIn(page, 'player01');
    await page.goto('/m/wallets');
    const amount = page.getByLabel(forms('amount.label'), { exact: true });
    await expect(amount).toBeVisible();
    await axe(page);
    await amount.fill('100');
    await page.getByRole('button', { name: t('transfer.action'), exact: true }).dblclick();
    await expect(amount).toHaveValue('');
    await page.getByRole('tab', { name: t('transfer.toMain') }).click();
    await page.getByRole('button', { name: t('transfer.allBack') }).click();
    await expect(page.getByText(t('transfer.emptySAFE'))).toBeVisible();
    await axe(page);
    expect(await transfersOf(sandbox)).toHaveLength(2);
  });
}

test('an answer that is lost with nobody to ask is found after a reload', async ({
  page,
  sandbox,
  signIn,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR/);
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/wallets');
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await sandbox.faults(
    [TRANSFER, BY_KEY].map((path) => ({ path, kind: 'drop-response', rate: 1 })),
  );
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Check the result' })).toBeVisible();
  await sandbox.faults([]);
  await page.reload();
  await expect(page.getByText('Your earlier transfer went through')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  expect(await transfersOf(sandbox)).toHaveLength(1);
});
