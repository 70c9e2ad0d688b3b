import { readFileSync } from 'node:fs';
import { RECORD_ROWS } from './budget.mjs';
import { flingFrames } from './fling.mjs';
import { signIn } from './sign-in.mjs';

/** @typedef {import('playwright').Page} Page */

const RECORD = '/m/transaction/record?range=30';
const CALL = /ODS2_MemberTransaction/;
/** Time to measure the rows after the page is shown. */
const SETTLE_MS = 1_000;

/** A distinct transaction. @param {number} index */
const row = (index) => ({
  txId: String(index),
  txCode: 'STAKE',
  txName: 'Stake',
  direction: 'OUT',
  amount: String(1_000 + index),
  balanceAfter: String(90_000_000 - index),
  time: Date.now() - index * 60_000,
  refNo: `B${index}`,
  status: 'SUCCESS',
});

/**
 * Frames of a fling over a record of many transactions, all of them loaded, at 4x CPU throttling.
 * @param {Page} page
 * @param {string} origin
 */
export async function measureRecords(page, origin) {
  await signIn(page, origin, 'player01');
  const list = Array.from({ length: RECORD_ROWS }, (_, index) => row(index));
  const value = { list, page: 1, size: list.length, total: list.length, totalPages: 1 };
  const footer = { in: '0', out: '0' };
  await page.route(CALL, (route) =>
    route.fulfill({ json: { success: true, value: { ...value, footer } } }),
  );
  await page.goto(`${origin}${RECORD}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const cdp = await page.context().newCDPSession(page);
  const frames = await flingFrames(page, cdp);
  return {
    ...frames,
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

/** Day of a year ago and of today, as an address has them. */
function lastYear() {
  const day = (/** @type {number} */ ago) =>
    new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return new URLSearchParams({ from: day(364), to: day(0) });
}

/**
 * Milliseconds from the press to the saved file of a year of the sandbox's transactions, and its rows.
 * @param {Page} page
 * @param {string} origin
 */
export async function measureExport(page, origin) {
  await signIn(page, origin, 'player01');
  await page.goto(`${origin}/m/transaction/record?${lastYear()}`, { waitUntil: 'networkidle' });
  const button = page.getByRole('main').getByRole('button', { name: /CSV/ });
  await button.waitFor();
  const saved = page.waitForEvent('download');
  const before = performance.now();
  await button.click();
  const file = await (await saved).path();
  const value = performance.now() - before;
  // The first line is the header.
  return { value, rows: readFileSync(file, 'utf8').trimEnd().split('\n').length - 1 };
}
