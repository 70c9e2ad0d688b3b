import { BRAND_CODES, brandOf } from '../brands/brands';
import type { Value } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { spanOf } from '../paging/periods';
import { validStakeOf } from '../wallet/bets';
import { histories } from './histories';
import type { History } from './history';
import type { SeedPlan } from './plan';
import type { Rows } from './columns.data';

const HOUR_MS = 3_600_000;
/** Per 10,000: the history pays 0.3 % of a week's valid stakes, Mondays at four. */
const RATE = 30;
const PAID_AT_MS = 4 * HOUR_MS;

interface DayOfProduct {
  day: number;
  product: string;
  stake: number;
}

/** Valid stakes by day and product, oldest first. */
function stakesOf({ owner: { brand }, bets }: History): DayOfProduct[] {
  const sums = new Map<string, DayOfProduct>();
  for (const { game, stake, status, settledAt } of bets) {
    const valid = settledAt === undefined ? 0 : validStakeOf(stake, status);
    if (settledAt === undefined || valid === 0) continue;
    const day = dayOf(brand, settledAt);
    const key = `${day}/${game.category}`;
    const known = sums.get(key) ?? { day, product: game.category, stake: 0 };
    sums.set(key, { ...known, stake: known.stake + valid });
  }
  return [...sums.values()].sort((a, b) => a.day - b.day || (a.product < b.product ? -1 : 1));
}

/** Rebates paid for a week by day and product; the rounding remainder goes to the first. */
function paidRows(history: History): Value[][] {
  const { owner, entries } = history;
  const stakes = stakesOf(history);
  return entries
    .filter(({ kind }) => kind === 'REBATE')
    .flatMap(({ at, amount, reference }) => {
      const monday = dayOf(owner.brand, at);
      const week = stakes
        .filter(({ day }) => day >= monday - 7 && day < monday)
        .map((one) => ({ ...one, rebate: Math.floor((one.stake * RATE) / 10_000) }));
      let left = amount - week.reduce((sum, { rebate }) => sum + rebate, 0);
      return week
        .map((one) => {
          const more = left > 0 ? 1 : 0;
          left -= more;
          return { ...one, rebate: one.rebate + more };
        })
        .filter(({ rebate }) => rebate > 0)
        .map(({ day, product, stake, rebate }): Value[] => [
          owner.userId,
          day,
          product,
          stake,
          RATE,
          rebate,
          'PAID',
          at,
          reference,
        ]);
    });
}

/** Paid rebates, the first open day, and the job that closes it. */
export function rebateRows(plan: SeedPlan): Rows {
  return [
    ['rebates', histories(plan).flatMap(paidRows)],
    [
      'rebate_days',
      BRAND_CODES.map((code): Value[] => {
        const brand = brandOf(code);
        const unpaid = dayOf(brand, plan.until - PAID_AT_MS - 1);
        return [code, spanOf('WEEK', unpaid).first];
      }),
    ],
    [
      'jobs',
      BRAND_CODES.map((code): Value[] => {
        const brand = brandOf(code);
        return [null, 'rebates.day', code, startOfDay(brand, dayOf(brand, plan.until))];
      }),
    ],
  ];
}
