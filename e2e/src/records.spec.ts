import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { SandboxClient } from './sandbox-client';
import { inEnglish, setLanguage } from './steps';
import { word } from './words';

const CANCEL = '/lgw/orders/suborders/cancel';
const CLAIM_ALL = '/wps/relay/MCS2_claimAllManualRebate';

/** Screens by path and the key of their title. */
const SCREENS = [
  ['/m/gameRecord', 'bets.title'],
  ['/m/transaction/record', 'transactions.title'],
  ['/m/vouReport', 'deposits.title'],
  ['/m/withdrawReport', 'withdrawals.title'],
  ['/m/profitandloss', 'profitAndLoss.title'],
  ['/m/member/rebateReport', 'rebates.title'],
] as const;

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Drops the answers to a call that the platform receives. */
const loseAnswers = (sandbox: SandboxClient, path: string) =>
  sandbox.faults([{ path, kind: 'drop-response', rate: 1 }]);

interface Ledger {
  keys: { call: string }[];
}

/** Number of intents of a money call that the platform has accepted. */
const taken = async (sandbox: SandboxClient, call: string) =>
  (await sandbox.ledger<Ledger>('player01')).keys.filter((key) => key.call === call).length;

for (const language of ['EN', 'VI'] as const) {
  const records = (key: string, values = {}) =>
    word(language, 'feature-kit', `records:${key}`, values);

  test(
    `${language}: every record is read, filtered and found again`,
    { tag: '@brands' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      for (const [path, title] of SCREENS) {
        await page.goto(`${path}?range=30`);
        const list = page.getByRole('region', { name: records(title) });
        await expect(list.getByRole('listitem').first()).toBeVisible();
        await expect(page.getByRole('region', { name: records('total.title') })).toBeVisible();
        await axe(page);
      }

      await test.step('filters stay after a reload and a way back', async () => {
        await page.goto('/m/gameRecord?range=30');
        const status = `${records('field.status')}: `;
        await page.getByRole('button', { name: status + records('filter.all') }).click();
        await page.getByRole('radio', { name: records('bet.LOST') }).click();
        await expect(page).toHaveURL(/status=LOST/);
        await page.reload();
        const list = page.getByRole('region', { name: records('bets.title') });
        await list.getByRole('link').first().click();
        await expect(page.getByRole('heading', { name: records('slip.title') })).toBeVisible();
        await axe(page);
        await page.goBack();
        await expect(page).toHaveURL(/range=30&status=LOST$/);
        await expect(
          page.getByRole('button', { name: status + records('bet.LOST') }),
        ).toHaveAttribute('aria-pressed', 'true');
      });
    },
  );

  test(
    `${language}: own days are typed, and wrong ones told`,
    { tag: '@all' },
    async ({ page, signIn, axe }) => {
      await setLanguage(page, language);
      await signIn(page, 'player01');
      await page.goto('/m/transaction/record');
      await page.getByRole('button', { name: records('range.own') }).click();
      const sheet = page.getByRole('dialog', { name: records('range.own') });
      await sheet.getByLabel(records('range.from')).fill('2199-01-01');
      await sheet.getByRole('button', { name: records('range.apply') }).click();
      await expect(sheet.getByText(records('range.problem.future'))).toBeVisible();
      await axe(page);
      await sheet.getByLabel(records('range.from')).fill('2026-01-01');
      await sheet.getByLabel(records('range.to')).fill('2026-01-31');
      await sheet.getByRole('button', { name: records('range.apply') }).click();
      await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31/);
    },
  );

  test(`rebates are claimed once though the answer is lost (${language})`, async ({
    page,
    brand,
    sandbox,
    signIn,
    problems,
    axe,
  }) => {
    problems.expect(/claimAllManualRebate/);
    await sandbox.lostRound('player01');
    // The day after, when today's rebates can be claimed.
    await sandbox.knob('runNext', { kind: 'rebates.day', subject: brand });
    await setLanguage(page, language);
    await signIn(page, 'player01');
    await page.goto('/m/member/manualRebate');
    await axe(page);
    await loseAnswers(sandbox, CLAIM_ALL);
    await page.getByRole('button', { name: records('claim.all') }).click();
    await expect(page.getByText(records('claim.done'))).toBeVisible();
    await expect(page.getByRole('button', { name: records('claim.all') })).toBeHidden();
    expect(await taken(sandbox, 'rewards.claimAllRebates')).toBe(1);
  });
}

test('a file of a year has every row', async ({ page, signIn }) => {
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/gameRecord');
  // The brand's time zone, which its days follow.
  const zone = await page.getByText(/\(UTC[+−]\d+\)$/).innerText();
  const hours = Number(/[+−]\d+(?=\)$)/.exec(zone)?.[0].replace('−', '-'));
  const day = (ago: number) =>
    new Date(Date.now() + (hours - ago * 24) * 3_600_000).toISOString().slice(0, 10);
  const [from, to] = [day(364), day(0)];
  await page.goto(`/m/gameRecord?from=${from}&to=${to}`);
  const count = await page.getByText(/^Records: /).innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`bets-${from}–${to}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF"Time","Game"')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(Number(count.replaceAll(/\D/g, '')) + 1);
});

test('what is printed is a table of every row, and nothing else', async ({ page, signIn }) => {
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.goto('/m/transaction/record?range=30');
  const count = await page.getByText(/^Records: /).innerText();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  const rows = page.locator('table tbody tr:visible');
  await expect(rows).toHaveCount(Number(count.replaceAll(/\D/g, '')));
  await expect(page.getByRole('region', { name: 'Transaction record' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('region', { name: 'Transaction record' })).toBeVisible();
});

test('lines of a lottery bet are taken back after a question, once', async ({
  page,
  sandbox,
  signIn,
  problems,
  axe,
}) => {
  problems.expect(/suborders\/cancel/);
  await inEnglish(page);
  await signIn(page, 'player01');
  await page.goto('/m/gameRecord?range=30&category=LOTT&status=OPEN');
  await page.getByRole('region', { name: 'Bet record' }).getByRole('link').first().click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Cancel these bets' }).click();
  const question = page.getByRole('alertdialog');
  await axe(page);
  await loseAnswers(sandbox, CANCEL);
  await question.getByRole('button', { name: 'Cancel these bets' }).click();
  await expect(page.getByText('Bets cancelled. The money is back in your wallet.')).toBeVisible();
  expect(await taken(sandbox, 'games.cancelSubOrders')).toBe(1);
});

test('the records fit a phone of 320 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'player01');
  for (const [path] of SCREENS) {
    await page.goto(`${path}?range=30`);
    await expect(page.getByRole('figure').or(page.getByRole('listitem')).first()).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await isWide(page), path).toBe(false);
  }
});

test(
  'a record is closed while its flag is off',
  { tag: '@all' },
  async ({ page, sandbox, signIn, problems }) => {
    // The record may be asked for before the flags have loaded.
    problems.expect(/ReporT|PNL|Rebate|Report/);
    await inEnglish(page);
    await signIn(page, 'player01');
    for (const [path, code] of [
      ['/m/vouReport', 'DEPRECM3'],
      ['/m/withdrawReport', 'WITHREC3'],
      ['/m/profitandloss', 'PERSREP'],
      ['/m/member/manualRebate', 'MANPLAYREB3'],
      ['/m/member/rebateReport', 'PLYRBT'],
    ] as const) {
      await sandbox.flags({ [code]: false });
      await page.goto(path);
      await expect(page).toHaveURL(/\/m\/home$/);
    }
  },
);
