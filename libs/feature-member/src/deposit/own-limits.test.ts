import type { Protection } from '@lobby/api-client';
import { describe, expect, test } from 'vitest';
import { closureOf, tightestLimit } from './own-limits';

const limit = (
  period: 'DAY' | 'WEEK' | 'MONTH',
  amount: string,
  used: string,
  kind: 'DEPOSIT' | 'LOSS' = 'DEPOSIT',
) => ({ kind, period, amount, used, endsAt: 9 });

const ENDS = { DAY: 9, WEEK: 10, MONTH: 11 } as const;

/** A limit of 100 that ends with its period. */
const ending = (period: keyof typeof ENDS, used: string, kind?: 'LOSS') => ({
  ...limit(period, '100', used, kind),
  endsAt: ENDS[period],
});

const of = (change: Partial<Protection>): Protection => ({ limits: [], ...change });

describe('what the own limits leave', () => {
  test.each([
    ['nothing set', [], undefined],
    ['limits of other things', [limit('DAY', '1', '1', 'LOSS')], undefined],
    ['one', [limit('WEEK', '500', '120.5')], { left: '379.5', period: 'WEEK', endsAt: 9 }],
    [
      'the tightest',
      [limit('DAY', '100', '0'), limit('MONTH', '90', '60')],
      { left: '30', period: 'MONTH', endsAt: 9 },
    ],
    [
      'nothing of one that is passed',
      [limit('DAY', '100', '250')],
      { left: '0', period: 'DAY', endsAt: 9 },
    ],
  ])('is of %s', (_name, limits, left) => {
    expect(tightestLimit(of({ limits }))).toEqual(left);
  });
});

describe('deposits of 50 and more', () => {
  test.each([
    ['open without limits', {}, undefined],
    ['open with room for the least', { limits: [limit('DAY', '100', '50')] }, undefined],
    ['closed by a limit', { limits: [limit('DAY', '100', '51')] }, { reason: 'limit', until: 9 }],
    ['closed by a time-out', { timeOut: { until: 7 } }, { reason: 'break', until: 7 }],
    [
      'closed by an exclusion',
      { selfExclusion: { until: 8 }, timeOut: { until: 7 } },
      { reason: 'break', until: 8 },
    ],
    [
      'closed by a break until the last of all ends',
      {
        selfExclusion: { until: 7 },
        timeOut: { until: 8 },
        limits: [ending('DAY', '100')],
      },
      { reason: 'break', until: 9 },
    ],
    [
      'closed for good',
      { selfExclusion: { until: 'PERMANENT' } },
      { reason: 'break', until: undefined },
    ],
    [
      'closed until the last limit that is used up ends',
      { limits: [ending('DAY', '100'), ending('MONTH', '100')] },
      { reason: 'limit', until: 11 },
    ],
    [
      'closed until the last limit that leaves less than the least ends, be it not the tightest',
      { limits: [ending('DAY', '100'), ending('WEEK', '51'), ending('MONTH', '50')] },
      { reason: 'limit', until: 10 },
    ],
    [
      'closed by limits of deposits alone',
      { limits: [ending('DAY', '100'), ending('MONTH', '100', 'LOSS')] },
      { reason: 'limit', until: 9 },
    ],
  ] as const)('are %s', (_name, change, closure) => {
    expect(closureOf(of(change as Partial<Protection>), '50')).toEqual(closure);
  });
});
