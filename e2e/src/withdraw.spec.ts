import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { SandboxClient } from './sandbox-client';
import { inEnglish, setLanguage } from './steps';
import { word } from './words';

const REQUEST = '/wps/transaction/withdraw';
const BY_KEY = '/wps/transaction/key';
const PAYMENT_PASSWORD = '135790';

/** Typed minimum withdrawal by brand. */
const MINIMUM: Readonly<Record<string, string>> = { aurora: '100000', jade: '10', ember: '500' };

interface Ledger {
  orders: { type: string }[];
}

/** Returns a count of the withdrawals that player01 makes from now on; their status changes within seconds. */
async function countWithdrawals(sandbox: SandboxClient): Promise<() => Promise<number>> {
  const all = async () =>
    (await sandbox.ledger<Ledger>('player01')).orders.filter(({ type }) => type === 'WITHDRAWAL')
      .length;
  const before = await all();
  return async () => (await all()) - before;
}

const requestsOf = async (sandbox: SandboxClient) =>
  (await sandbox.calls()).filter(({ path, method }) => path === REQUEST && method === 'POST');

/** Lets a player of the brand withdraw: some brands verify the identity first. */
const verified = (sandbox: SandboxClient, user: string) => sandbox.knob('identity', { user });

const lose = (sandbox: SandboxClient, ...paths: string[]) =>
  sandbox.faults(paths.map((path) => ({ path, kind: 'drop-response', rate: 1 })));

/** The form in English, filled. */
async function fill(page: Page, brand: string): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(MINIMUM[brand] ?? '');
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
}

const withdrawButton = (page: Page) => page.getByRole('button', { name: /^Withdraw/ });
const send = (page: Page) => withdrawButton(page).click();

/** Number of withdrawals that the page knows to be undecided or being sent. */
const heard = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('SHELL_moneyIntents') ?? '[]') as unknown[]).length,
  );

const atOrder = (page: Page) => expect(page).toHaveURL(/\/m\/withdraw\/order\?orderNo=W/);

for (const language of ['EN', 'VI']) {
  const t = (key: string) => word(language, 'feature-member', key);
  const forms = (key: string) => word(language, 'feature-kit', key);

  test(
    `${language}: a withdrawal from its form to its end`,
    { tag: '@brands' },
    async ({ page, brand, sandbox, signIn, axe }) => {
      await setLanguage(page, language);
      await verified(sandbox, 'player01');
      await signIn(page, 'player01');
      await page.goto('/m/withdraw');
      const amount = page.getByLabel(forms('amount.label'), { exact: true });
      await expect(amount).toBeVisible();
      await axe(page);

      await amount.fill('1');
      await page
        .getByRole('button', { name: new RegExp(`^${t('withdraw.action').slice(0, 2)}`) })
        .click();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      // A control partly under the header cannot be tapped.
      await page.evaluate(() => window.scrollTo(0, 0));
      await axe(page);
      await amount.fill(MINIMUM[brand] ?? '');
      await page.getByLabel(forms('field.paymentPassword'), { exact: true }).fill(PAYMENT_PASSWORD);
      await page.keyboard.press('Enter');

      await atOrder(page);
      await expect(page.getByRole('heading', { name: t('status.SUBMITTED') })).toBeVisible();
      await axe(page);
      await sandbox.clock(60_000);
      await expect(page.getByRole('heading', { name: t('status.PAID') })).toBeVisible();
      const steps = page.getByRole('list').filter({ hasText: t('status.SUBMITTED') });
      await expect(steps.getByRole('listitem')).toHaveCount(4);
      await axe(page);
      expect(await requestsOf(sandbox)).toHaveLength(1);
    },
  );

  test(
    `${language}: what blocks a withdrawal is told with its remedy`,
    { tag: '@all' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'fresh01');
      await page.goto('/m/withdraw');
      await expect(page.getByRole('heading', { name: t('obstacles.title') })).toBeVisible();
      const card = page.getByRole('link', { name: t('remedy.BANK_CARD_MISSING') });
      await expect(card).toHaveAttribute('href', '/m/securityCenter/card');
      await axe(page);
    },
  );
}

test('a double tap, then back and again: two orders', async ({ page, brand, sandbox, signIn }) => {
  await inEnglish(page);
  await verified(sandbox, 'player01');
  const made = await countWithdrawals(sandbox);
  await signIn(page, 'player01');
  await page.goto('/m/withdraw');
  await fill(page, brand);
  await page.getByRole('button', { name: /^Withdraw/ }).dblclick();
  await atOrder(page);
  await page.goBack();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  await fill(page, brand);
  await send(page);
  await atOrder(page);
  expect(await made()).toBe(2);
});

test('an answer that is lost with nobody to ask is told in every tab, and found after a reload', async ({
  page,
  context,
  brand,
  sandbox,
  signIn,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR/);
  await inEnglish(page);
  await verified(sandbox, 'player01');
  const made = await countWithdrawals(sandbox);
  await signIn(page, 'player01');
  const other = await context.newPage();
  await inEnglish(other);
  await signIn(other, 'player01');
  await other.goto('/m/withdraw');
  await page.goto('/m/withdraw');
  await fill(page, brand);
  await lose(sandbox, REQUEST, BY_KEY);
  await send(page);
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Check the result' })).toBeVisible();
  await sandbox.faults([]);
  await page.reload();
  await atOrder(page);
  expect(await made()).toBe(1);
});

test('two tabs with the same withdrawal make one order, and no press is lost', async ({
  page,
  context,
  brand,
  sandbox,
  signIn,
}) => {
  await inEnglish(page);
  await verified(sandbox, 'player01');
  const made = await countWithdrawals(sandbox);
  await signIn(page, 'player01');
  const other = await context.newPage();
  await inEnglish(other);
  await signIn(other, 'player01');
  for (const tab of [page, other]) {
    await tab.goto('/m/withdraw');
    await fill(tab, brand);
  }
  // Both are sent before either is answered.
  let sent = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(`**${REQUEST}`, async (route) => {
    sent += 1;
    await released;
    await route.continue();
  });
  // The second tab's call begins while the button of the first is held down.
  await withdrawButton(page).hover();
  await page.mouse.down();
  await send(other);
  await expect.poll(() => sent).toBe(1);
  await expect.poll(() => heard(page)).toBe(1);
  await page.mouse.up();
  await expect.poll(() => sent).toBe(2);
  release();
  await atOrder(page);
  await atOrder(other);
  expect(await made()).toBe(1);
});

test('without a network nothing is sent, and what was typed stays', async ({
  page,
  context,
  brand,
  sandbox,
  signIn,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR|ERR_INTERNET_DISCONNECTED/);
  await inEnglish(page);
  await verified(sandbox, 'player01');
  await signIn(page, 'player01');
  await page.goto('/m/withdraw');
  await fill(page, brand);
  const before = await page.getByLabel('Amount', { exact: true }).inputValue();
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' }).first()).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(before);
  await context.setOffline(false);
  expect(await requestsOf(sandbox)).toEqual([]);
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await send(page);
  await atOrder(page);
});

test('from Home to a withdrawal: four taps at most, one amount and the payment password', async ({
  page,
  brand,
  sandbox,
  signIn,
}) => {
  await inEnglish(page);
  await verified(sandbox, 'player01');
  await signIn(page, 'player01');
  await page.goto('/m/home');
  await page.getByRole('link', { name: 'Withdraw' }).first().click();
  await page.getByLabel('Amount', { exact: true }).click();
  await page.keyboard.type(MINIMUM[brand] ?? '');
  await page.getByLabel('Payment password', { exact: true }).click();
  await page.keyboard.type(PAYMENT_PASSWORD);
  await send(page);
  await atOrder(page);
});

test(
  'the identity check: documents are sent, and a decision lets the withdrawal go on',
  { tag: '@all' },
  async ({ page, brand, sandbox, signIn, axe }) => {
    await inEnglish(page);
    await signIn(page, 'fresh01');
    await sandbox.knob('identity', { user: 'fresh01', decision: 'ask' });
    await page.goto('/m/withdraw/identity');
    await axe(page);
    await page.getByLabel('Full name').fill('Trần Vivian');
    await page.getByLabel('Document number').fill('079190001234');
    await page.getByLabel('Date of birth').fill('1990-05-17');
    await page.getByRole('radio', { name: 'Passport' }).check();
    const file = { name: 'passport.png', mimeType: 'image/png', buffer: PNG };
    await page.getByLabel('Images of the document').setInputFiles(file);
    await expect(page.getByRole('img', { name: 'Image 1' })).toHaveCount(1);
    if (brand !== 'jade') {
      await page.getByLabel('Image of your face').setInputFiles(file);
      await expect(page.getByRole('img', { name: 'Image 1' })).toHaveCount(2);
    }
    await page.getByRole('button', { name: 'Send documents' }).click();
    await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible();
    await axe(page);
    await sandbox.knob('identity', { user: 'fresh01', decision: 'reject', reason: 'UNREADABLE' });
    await page.reload();
    await expect(page.getByText('We couldn’t read the images.')).toBeVisible();
  },
);

test(
  'an SVG with a script is no document: told beside the field, nothing is sent',
  { tag: '@all' },
  async ({ page, sandbox, signIn }) => {
    await inEnglish(page);
    await signIn(page, 'fresh01');
    await sandbox.knob('identity', { user: 'fresh01', decision: 'ask' });
    await page.goto('/m/withdraw/identity');
    await page.getByLabel('Images of the document').setInputFiles({
      name: 'id.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
    });
    await expect(page.getByText('This image can’t be used.')).toBeVisible();
    const uploads = (await sandbox.calls()).filter(({ path }) => /upload/i.test(path));
    expect(uploads).toEqual([]);
  },
);

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
