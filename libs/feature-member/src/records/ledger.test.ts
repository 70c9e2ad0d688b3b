import { api } from '@lobby/api-client';
import { sumOf, toUnits, DAY_MS } from '@lobby/core';
import { loadAllRows } from '@lobby/feature-kit';
import { callAs, yearSandbox } from '@lobby/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BETS } from './bets/bets.kind';
import { DEPOSITS } from './deposits/deposits-screen';
import { byCategory } from './manual-rebate/by-category';
import { PROFIT_AND_LOSS } from './profit-and-loss/profit-and-loss-screen';
import { REBATES } from './rebates/rebates-screen';
import { TRANSACTIONS } from './transactions/transactions.kind';
import { WITHDRAWALS } from './withdrawals/withdrawals-screen';

const NOW = Date.UTC(2026, 10, 20, 5);
/** End of the last day: midnight in Vietnam. */
const END = Date.UTC(2026, 10, 20, 17);
const USER = { user: 'player01', brand: 'aurora' } as const;
const RUNS = { numRuns: 6 };

let sandbox: ReturnType<typeof yearSandbox>;

beforeAll(() => {
  sandbox = yearSandbox(NOW);
}, 120_000);

beforeEach(() => callAs(sandbox, USER.user));

afterAll(() => sandbox.close());

/** Ranges of whole days within the last year. */
const days = fc
  .tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 1, max: 365 }))
  .map(([ago, length]) => {
    const endDate = END - ago * DAY_MS - 1;
    return { startDate: Math.max(endDate + 1 - length * DAY_MS, END - 365 * DAY_MS), endDate };
  });

const signal = new AbortController().signal;
const requestOf = (range: { startDate: number; endDate: number }) => ({
  range,
  filters: {},
  language: 'EN' as const,
});

/** Ledger total of a transaction type in a range. */
const booked = (
  transactions: readonly { txCode: string; time: number; amount: string }[],
  code: string,
  { startDate, endDate }: { startDate: number; endDate: number },
) =>
  sumOf(
    transactions
      .filter(({ txCode, time }) => txCode === code && time >= startDate && time <= endDate)
      .map(({ amount }) => amount),
  );

/** Ledger total of a transaction type for given orders. */
const bookedFor = (
  transactions: readonly { txCode: string; refNo: string | null; amount: string }[],
  code: string,
  orders: readonly { orderNo: string }[],
) => {
  const numbers = new Set(orders.map(({ orderNo }) => orderNo));
  return sumOf(
    transactions
      .filter(({ txCode, refNo }) => txCode === code && numbers.has(refNo ?? ''))
      .map(({ amount }) => amount),
  );
};

/** Parses an amount in any notation. */
const units = toUnits;

describe('sums of a record equal its rows and the ledger, to the last digit, over any days of a year', () => {
  it('of transactions', async () => {
    const { transactions } = sandbox.control.ledger({ ...USER, all: true });
    await fc.assert(
      fc.asyncProperty(days, async (range) => {
        const { rows } = await loadAllRows(TRANSACTIONS, requestOf(range), { signal });
        const { footer, total } = await TRANSACTIONS.load({ ...range, page: 1, size: 1 }, {});
        const entries = transactions.filter(
          ({ wallet, time }) =>
            wallet === 'MAIN' && time >= range.startDate && time <= range.endDate,
        );
        expect([rows.length, total]).toEqual([entries.length, entries.length]);
        const moved = entries.map(({ amount }) => amount);
        expect(units(footer.in)).toBe(units(sumOf(moved.filter((one) => !one.startsWith('-')))));
        expect(units(`-${footer.out}`)).toBe(
          units(sumOf(moved.filter((one) => one.startsWith('-')))),
        );
        const of = (direction: string) =>
          sumOf(rows.filter((row) => row.direction === direction).map(({ amount }) => amount));
        expect([units(of('IN')), units(of('OUT'))]).toEqual([units(footer.in), units(footer.out)]);
      }),
      RUNS,
    );
  });

  it('of bets', async () => {
    await fc.assert(
      fc.asyncProperty(days, async (range) => {
        const { rows, total } = await loadAllRows(BETS, requestOf(range), { signal });
        const { footer } = await BETS.load({ ...range, page: 1, size: 1 }, {});
        const counted = rows.filter(({ status }) => status !== 'CANCELLED');
        expect(rows).toHaveLength(total);
        expect(units(footer.stake)).toBe(units(sumOf(counted.map(({ stake }) => stake))));
        expect(units(footer.payout)).toBe(units(sumOf(rows.map(({ payout }) => payout))));
        expect(units(footer.netWin)).toBe(units(sumOf(rows.map(({ netWin }) => netWin))));
        expect(units(footer.validStake)).toBe(units(sumOf(rows.map((row) => row.validStake))));
      }),
      RUNS,
    );
  });

  it('of profit and loss, whose deposits are those of the ledger', async () => {
    const { transactions } = sandbox.control.ledger({ ...USER, all: true });
    await fc.assert(
      fc.asyncProperty(days, async (range) => {
        const { rows } = await loadAllRows(PROFIT_AND_LOSS, requestOf(range), { signal });
        const { footer } = await PROFIT_AND_LOSS.load({ ...range, page: 1, size: 1 }, {});
        for (const name of ['netWin', 'stake', 'payout', 'deposit', 'bonus', 'rebate'] as const)
          expect(units(footer[name])).toBe(units(sumOf(rows.map((row) => row[name]))));
        expect(units(footer.deposit)).toBe(units(booked(transactions, 'DEPOSIT', range)));
      }),
      RUNS,
    );
  });

  it('of deposits and withdrawals', async () => {
    const { transactions } = sandbox.control.ledger({ ...USER, all: true });
    await fc.assert(
      fc.asyncProperty(days, async (range) => {
        const request = requestOf(range);
        const first = { ...range, page: 1, size: 1 };
        const deposits = await loadAllRows(DEPOSITS, request, { signal });
        const deposited = (await DEPOSITS.load(first, {})).footer;
        expect(units(deposited.amount)).toBe(
          units(sumOf(deposits.rows.map(({ amount }) => amount))),
        );
        const credited = deposits.rows.filter(({ status }) => status === 'SUCCESS');
        expect(units(sumOf(credited.map(({ amount }) => amount)))).toBe(
          units(bookedFor(transactions, 'DEPOSIT', credited)),
        );
        const withdrawals = await loadAllRows(WITHDRAWALS, request, { signal });
        const withdrawn = (await WITHDRAWALS.load(first, {})).footer;
        expect(units(withdrawn.amount)).toBe(
          units(sumOf(withdrawals.rows.map(({ amount }) => amount))),
        );
        expect(units(`-${withdrawn.amount}`) ?? 0n).toBe(
          units(bookedFor(transactions, 'WITHDRAWAL', withdrawals.rows)),
        );
      }),
      RUNS,
    );
  });

  it('of rebates, whose weeks are paid as the ledger says', async () => {
    const { transactions } = sandbox.control.ledger({ ...USER, all: true });
    // The first week began before the year.
    const year = { startDate: END - 365 * DAY_MS, endDate: END - 1 };
    const before = { startDate: year.startDate - 7 * DAY_MS, endDate: year.startDate - 1 };
    const parts = await Promise.all(
      [before, year].map((range) => loadAllRows(REBATES, requestOf(range), { signal })),
    );
    const all = parts.flatMap(({ rows }) => rows);
    await fc.assert(
      fc.asyncProperty(days, async (range) => {
        const { rows } = await loadAllRows(REBATES, requestOf(range), { signal });
        const paid = (await REBATES.load({ ...range, page: 1, size: 1 }, {})).footer;
        expect(units(paid.rebate)).toBe(units(sumOf(rows.map(({ rebate }) => rebate))));
        expect(units(paid.validStake)).toBe(units(sumOf(rows.map((row) => row.validStake))));
        // One order pays a whole week, also its days outside the range.
        const orders = new Set(rows.map(({ orderNo }) => orderNo));
        const weeks = all.filter(({ orderNo }) => orders.has(orderNo));
        expect(units(sumOf(weeks.map(({ rebate }) => rebate)))).toBe(
          units(bookedFor(transactions, 'REBATE', weeks)),
        );
      }),
      RUNS,
    );
    expect(units(sumOf(all.map(({ rebate }) => rebate)))).toBe(
      units(bookedFor(transactions, 'REBATE', all)),
    );
  });

  // Last, because it changes the ledger.
  it('of rebates to claim, one by one and then all', async () => {
    const ledger = () => sandbox.control.ledger({ ...USER, all: true }).transactions;
    sandbox.control.knobs.runNext({ kind: 'rebates.day', subject: USER.brand });
    const before = new Set(ledger().map(({ key }) => key));
    const { list, claimable } = await api.rewards.manualRebates();
    const open = list.filter(({ status }) => status === 'OPEN');
    expect(units(claimable)).toBe(units(sumOf(open.map(({ rebate }) => rebate))));
    const groups = byCategory(open);
    const [{ category, rebates }] = groups as [(typeof groups)[number]];
    const one = await api.rewards.claimRebate(
      { category: category as 'RNG' },
      { key: 'one-category' },
    );
    const all = await api.rewards.claimAllRebates({ key: 'all-of-them' });
    const paidOf = ({ orderNo }: { orderNo: string }) =>
      units(bookedFor(ledger(), 'REBATE', [{ orderNo }]));
    expect(paidOf(one)).toBe(units(sumOf(rebates.map(({ rebate }) => rebate))));
    expect(units(sumOf([one.amount, all.amount]))).toBe(units(claimable));
    expect([paidOf(one), paidOf(all)]).toEqual([units(one.amount), units(all.amount)]);
    const fresh = ledger().filter(({ key }) => !before.has(key));
    expect(units(sumOf(fresh.map(({ amount }) => amount)))).toBe(units(claimable));
  });
});
