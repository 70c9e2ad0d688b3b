import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, brandOf } from '../brands/brands';
import { dayOf, startOfDay } from '../paging/range';
import { signedInAs } from '../testing/visitor';
import { WITHDRAW_LIMITS } from '../withdraw/limits.data';
import { toWire } from './money';

const START = Date.UTC(2026, 10, 20, 5);
const DAY_MS = 86_400_000;
const YEAR = { startDate: START - 365 * DAY_MS, endDate: START, size: 100 };

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true, now: () => START });
});
afterEach(() => {
  sandbox.close();
});

const SUMS = [
  'deposit',
  'withdraw',
  'stake',
  'validStake',
  'payout',
  'netWin',
  'bonus',
  'rebate',
] as const;
type Sums = Record<(typeof SUMS)[number], string>;
type Row = Sums & { date: number; category: string | null };

interface Report {
  list: Row[];
  footer: Sums;
  totalPages: number;
}

/** Integer hundredths, for exact sums. */
const cents = (amount: string) => Math.round(Number(amount) * 100);

it.each(BRAND_CODES)('the report of %s equals the sums of the ledger', async (brand) => {
  const me = signedInAs(sandbox, 'player01', brand);
  const { list, footer, totalPages } = await me.value<Report>('reports.profitAndLoss', YEAR);
  const rows = [...list];
  for (let page = 2; page <= totalPages; page++) {
    rows.push(...(await me.value<Report>('reports.profitAndLoss', { ...YEAR, page })).list);
  }
  for (const name of SUMS) {
    const sum = rows.reduce((total, row) => total + cents(row[name]), 0);
    expect([name, sum]).toEqual([name, cents(footer[name])]);
  }
  const { orders } = sandbox.control.ledger({ user: 'player01', brand, all: true });
  const settled = orders.flatMap((order) =>
    'stake' in order &&
    order.wallet === 'MAIN' &&
    order.status !== 'OPEN' &&
    order.time >= YEAR.startDate
      ? [order]
      : [],
  );
  expect(cents(footer.payout)).toBe(
    settled.reduce((total, { payout }) => total + cents(payout), 0),
  );
  expect(cents(footer.netWin)).toBe(cents(footer.payout) - cents(footer.stake));
});

it.each(BRAND_CODES)('today at %s starts at the brand’s midnight', async (brand) => {
  const me = signedInAs(sandbox, 'player01', brand);
  const { digits } = brandOf(brand).currency;
  const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
  const today = startOfDay(brandOf(brand), dayOf(brandOf(brand), START));
  const ask = () => me.value<Report>('reports.profitAndLoss', { startDate: today, endDate: START });
  const before = cents((await ask()).footer.withdraw);
  await me.value('withdraw.request', {
    bankCardId: card?.bankCardId,
    amount: toWire(2 * WITHDRAW_LIMITS[brand].min, digits),
    paymentPassword: '135790',
  });
  const { list, footer } = await ask();
  expect(cents(footer.withdraw)).toBeGreaterThan(before);
  expect(list.find(({ category }) => category === null)).toMatchObject({
    date: today,
    withdraw: footer.withdraw,
    stake: toWire(0, digits),
  });
});

it('the report can be limited to one product', async () => {
  const me = signedInAs(sandbox, 'player01');
  const input = { ...YEAR, category: 'RNG' };
  const { list, footer } = await me.value<Report>('reports.profitAndLoss', input);
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ category }) => category === 'RNG')).toBe(true);
  expect(footer.deposit).toBe('0');
});

it('a failed payment is subtracted from its day', async () => {
  const clock = { now: START };
  const other = createSandbox({ strict: true, now: () => clock.now });
  const me = signedInAs(other, 'player01');
  const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
  const ask = async () =>
    (await me.value<Report>('reports.profitAndLoss', { startDate: START, endDate: clock.now }))
      .footer;
  const before = await ask();
  const request = { bankCardId: card?.bankCardId, amount: '200000', paymentPassword: '135790' };
  const { orderNo } = await me.value<{ orderNo: string }>('withdraw.request', request);
  expect(cents((await ask()).withdraw)).toBe(cents(before.withdraw) + cents('200000'));
  clock.now += 1_000;
  other.control.knobs.withdrawal({ orderNo, decision: 'reject' });
  expect(await ask()).toEqual(before);
  other.close();
});
