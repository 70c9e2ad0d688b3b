import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { at } from '../../tools/workspace/paths.mjs';
import { AMOUNTS, fillTransfer } from './deposit-steps';
import { expect, test } from './fixtures';
import { setLanguage, settleAtOnce } from './steps';
import { word } from './words';

const LANGUAGES = ['VI', 'EN'] as const;

/** Labels of the member's screens in a language. */
const wordsIn =
  (language: string) =>
  (key: string, values: Record<string, string | number> = {}) =>
    word(language, 'feature-member', key, values);

interface Ledger {
  orders: { type: string; status: string }[];
}

/** A method of each brand that leads to a payment page. */
const BY_PAGE = /^(?:Ví Cò|Coppermint|街燈 Pay)$/;

/** Milliseconds from a payment until its money is in the balance. */
const CREDITED_AFTER_MS = 3_000;

/** First calls of the deposit; Home has loaded the player's own limits. */
const FIRST_CALLS = [
  'MCS2_depositBanksByVendor',
  'MCS2_depositPromoList',
  'MCS2_depositTransactioNReport',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The built file with the calls of deposits. */
function callsFile(brand: string): string {
  const folder = at(`dist/apps/${brand}/assets`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = files.find((name) =>
    readFileSync(`${folder}/${name}`, 'utf8').includes('MCS2_depositPromoList'),
  );
  if (found === undefined) throw new Error(`${folder} has no calls of deposits`);
  return found;
}

/** Uses the page until a file is prefetched. */
const loadedAhead = (page: Page, file: string) =>
  expect
    .poll(
      async () => {
        await page.keyboard.press('Shift');
        return page.evaluate(
          (name) => performance.getEntriesByType('resource').some((one) => one.name.endsWith(name)),
          file,
        );
      },
      { timeout: 30_000 },
    )
    .toBe(true);

/** Delays every call and script from here on: the requests made meanwhile do not depend on them. */
async function delayAll(page: Page) {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/wps\/|\.js$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/^.*\//, ''));
    await released;
    await route.continue();
  });
  return { asked, release };
}

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const amountField = (page: Page) =>
    page.getByRole('textbox', { name: t('amount.label'), exact: true });
  const submit = (page: Page) => page.locator('form button[type="submit"]').last();

  test(
    `from Home to a paid deposit in three taps and one amount in ${language}`,
    { tag: '@brands' },
    async ({ page, brand, sandbox, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'fresh01');
      await settleAtOnce(page);
      await page.goto('/m/home');
      await loadedAhead(page, callsFile(brand));
      // One round trip from the tap to the content: its calls wait for no script and no other answer.
      const held = await delayAll(page);
      await page.getByRole('main').locator('a[href="/m/voucherCenter"]').click();
      await expect.poll(() => held.asked).toEqual(expect.arrayContaining(FIRST_CALLS));
      held.release();
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: BY_PAGE }) })
        .click();
      await expect(page.getByRole('radio', { name: BY_PAGE })).toBeChecked();
      const promotion = page.getByRole('button', { name: t('member-deposit:bonus.label') });
      await expect(promotion).toContainText(t('member-deposit:bonus.none'));
      await promotion.click();
      const none = page.getByRole('radio', { name: t('member-deposit:bonus.none'), exact: true });
      await expect(none).toBeChecked();
      await axe(page);
      await page.locator('label').filter({ has: none }).click();
      await expect(none).toBeHidden();
      // The button is in view before anything is filled in.
      await expect(submit(page)).toBeInViewport();
      await amountField(page).fill(AMOUNTS[brand] ?? '');
      await axe(page);
      await submit(page).click();
      await expect(heading(page, t('member-deposit:status.PENDING'))).toBeVisible();
      await axe(page);

      // A phone: the payment page takes this page's place, and leads back to its order.
      await page.getByRole('link', { name: t('member-deposit:order.pay') }).click();
      await page.locator('[data-answer="pay"]').click();
      await expect(page.locator('[data-answer]')).toHaveCount(0);
      await page.locator('a.button').click();
      await expect(page).toHaveURL(/\/m\/voucherCenter\/order\?key=/);
      await sandbox.clock(CREDITED_AFTER_MS);
      await expect(heading(page, t('member-deposit:status.SUCCESS'))).toBeVisible();
      const { orders } = await sandbox.ledger<Ledger>('fresh01');
      expect(orders.filter(({ type }) => type === 'DEPOSIT')).toHaveLength(1);
    },
  );

  test(`a transfer in the base template is left, found, proven and cancelled in ${language}`, async ({
    page,
    brand,
    sandbox,
    signIn,
    axe,
  }) => {
    await sandbox.flags({}, { dep_func: '0' });
    await setLanguage(page, language);
    await signIn(page, 'fresh01');
    await page.goto(`/m/voucherCenter`);
    const methods = page.getByRole('radiogroup', { name: t('member-deposit:method.label') });
    await expect(methods).toHaveAttribute('data-template', 'base');
    await fillTransfer(page, brand, language);
    await axe(page);
    await submit(page).click();
    await expect(page).toHaveURL(/orderNo=D/);
    const address = page.url();
    const orderNo = new URL(address).searchParams.get('orderNo');
    // The demonstration bank would pay it after 8 s.
    await sandbox.knob('deposit', { orderNo, decision: 'hold' });
    await expect(heading(page, t('member-deposit:payee.title'))).toBeVisible();

    await page.goto('/m/voucherCenter');
    await page
      .getByRole('list', { name: t('member-deposit:open.title') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(address);

    // First a file that is a picture by name only, then a real one.
    const proof = page.getByLabel(t('member-deposit:deposit.proof'));
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await proof.setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: Buffer.from(script),
    });
    await expect(page.getByText(t('error.upload.invalid'))).toBeVisible();
    await proof.setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await expect(page.getByRole('img', { name: t('upload.image', { number: 1 }) })).toBeVisible();
    await page.getByRole('button', { name: t('member-deposit:proof.action') }).click();
    await expect(page.getByText(t('member-deposit:proof.sent'))).toBeVisible();

    await page.getByRole('button', { name: t('member-deposit:cancel.action') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('member-deposit:cancel.action') })
      .click();
    await expect(heading(page, t('member-deposit:status.CANCELLED'))).toBeVisible();
    await axe(page);
  });

  test(
    `at an own limit and in a break nothing asks for money in ${language}`,
    { tag: '@all' },
    async ({ page, sandbox, axe }) => {
      await setLanguage(page, language);
      const states = [
        ['timeOut', 'closed.break'],
        ['atLimit', 'closed.limit'],
      ] as const;
      for (const [state, title] of states) {
        const { port, brand } = sandbox;
        await page.goto(
          `http://${brand}.localhost:${port}/__sandbox/enter?state=${state}&brand=${brand}`,
        );
        await expect(heading(page, t(title))).toBeVisible();
        await expect(page.locator('form')).toHaveCount(0);
        await axe(page);
      }
    },
  );
}
