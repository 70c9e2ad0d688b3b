import { sumOf, toUnits, DAY_MS } from '@lobby/core';
import { loadAllRows } from '@lobby/feature-kit';
import { callAs, yearSandbox } from '@lobby/testing';
import { api } from '@lobby/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TEAM_BETS } from './bets/team-bets-screen';
import { teamProfitAndLoss } from './profit-and-loss/team-profit-and-loss.kind';

const NOW = Date.UTC(2026, 10, 20, 5);
/** End of the last day: midnight in Vietnam. */
const END = Date.UTC(2026, 10, 20, 17);
const RUNS = { numRuns: 4 };
const SUMS = ['netWin', 'stake', 'validStake', 'payout', 'deposit', 'withdraw', 'bonus'] as const;

let sandbox: ReturnType<typeof yearSandbox>;

beforeAll(() => {
  sandbox = yearSandbox(NOW);
}, 120_000);

beforeEach(() => callAs(sandbox, 'agent01'));

afterAll(() => sandbox.close());

const signal = new AbortController().signal;
const requestOf = (range: { startDate: number; endDate: number }) => ({
  range,
  filters: {},
  language: 'EN' as const,
});

/** Ranges of whole days within the last year. */
const days = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 20 }))
  .map(([ago, length]) => {
    const endDate = END - ago * DAY_MS - 1;
    return { startDate: endDate + 1 - length * DAY_MS, endDate };
  });

it('sums by member, product and day are the same, and those of the overview', async () => {
  await fc.assert(
    fc.asyncProperty(days, async (range) => {
      const summary = await api.agent.teamSummary(range);
      for (const group of ['MEMBER', 'CATEGORY', 'DAY'] as const) {
        const kind = teamProfitAndLoss(group);
        const { rows } = await loadAllRows(kind, requestOf(range), { signal });
        const { footer } = await kind.load({ ...range, page: 1, size: 1 }, {});
        for (const name of SUMS) {
          const added = sumOf(rows.map((row) => row[name]));
          expect([name, group, toUnits(added)]).toEqual([name, group, toUnits(footer[name])]);
          expect(toUnits(footer[name])).toBe(toUnits(summary[name]));
        }
      }
    }),
    RUNS,
  );
});

it('bets of the team add up to their totals, and a member’s to the ledger', async () => {
  const range = { startDate: END - 3 * DAY_MS, endDate: END - 1 };
  const { rows } = await loadAllRows(TEAM_BETS, requestOf(range), { signal });
  const { footer, total } = await TEAM_BETS.load({ ...range, page: 1, size: 1 }, {});
  expect(rows).toHaveLength(total);
  for (const name of ['netWin', 'payout', 'validStake'] as const)
    expect(toUnits(footer[name])).toBe(toUnits(sumOf(rows.map((row) => row[name]))));
});

it('a member’s deposits are those of the ledger', async () => {
  const range = { startDate: END - 60 * DAY_MS, endDate: END - 1 };
  const { list } = await api.agent.downline({ userName: 'player01' });
  const memberId = list[0]?.memberId ?? '';
  const { own } = await api.agent.downlineDetail({ memberId, ...range });
  const { transactions } = sandbox.control.ledger({ user: 'player01', brand: 'aurora', all: true });
  const deposits = transactions.filter(
    ({ txCode, time }) => txCode === 'DEPOSIT' && time >= range.startDate && time <= range.endDate,
  );
  expect(deposits.length).toBeGreaterThan(0);
  expect(toUnits(own.deposit)).toBe(toUnits(sumOf(deposits.map(({ amount }) => amount))));
});
