import type { Protection } from '@lobby/api-client';
import { describe, expect, test } from 'vitest';
import { breakOf, depositClosure } from './breaks';

test.each([
  ['none', {}, null],
  ['a time-out', { timeOut: { until: 100 } }, { until: 100 }],
  ['an exclusion', { selfExclusion: { until: 100 } }, { until: 100 }],
  [
    'the later end of two',
    { timeOut: { until: 200 }, selfExclusion: { until: 100 } },
    { until: 200 },
  ],
  [
    'an exclusion for good',
    { timeOut: { until: 200 }, selfExclusion: { until: 'PERMANENT' } },
    { until: undefined },
  ],
  [
    'an exclusion of a kind that is not known',
    { selfExclusion: { until: 'UNKNOWN' } },
    { until: undefined },
  ],
] as const)('the break of %s', (_name, protection, pause) => {
  expect(breakOf(protection)).toEqual(pause);
});

const ENDS = { DAY: 9, WEEK: 10, MONTH: 11, UNKNOWN: 12 } as const;

/** A limit of 100 that ends with its period. */
const limit = (
  period: keyof typeof ENDS,
  used: string,
  kind: 'DEPOSIT' | 'LOSS' = 'DEPOSIT',
): Protection['limits'][number] => ({ kind, period, amount: '100', used, endsAt: ENDS[period] });

const of = (change: Partial<Protection>): Protection => ({ limits: [], ...change });

describe('deposits of 50 and more', () => {
  test.each<[string, Partial<Protection>, ReturnType<typeof depositClosure>]>([
    ['open without limits', {}, undefined],
    ['open where the least is left', { limits: [limit('DAY', '50')] }, undefined],
    ['closed by a limit', { limits: [limit('DAY', '51')] }, { reason: 'limit', until: 9 }],
    [
      'closed by a limit that is passed',
      { limits: [limit('DAY', '250')] },
      { reason: 'limit', until: 9 },
    ],
    ['closed by a time-out', { timeOut: { until: 7 } }, { reason: 'break', until: 7 }],
    [
      'closed by an exclusion',
      { selfExclusion: { until: 8 }, timeOut: { until: 7 } },
      { reason: 'break', until: 8 },
    ],
    [
      'closed by a break until the last of all ends',
      { selfExclusion: { until: 7 }, timeOut: { until: 8 }, limits: [limit('DAY', '100')] },
      { reason: 'break', until: 9 },
    ],
    [
      'closed for good',
      { selfExclusion: { until: 'PERMANENT' }, limits: [limit('DAY', '100')] },
      { reason: 'break', until: undefined },
    ],
    [
      'closed until the last limit that is used up ends',
      { limits: [limit('DAY', '100'), limit('MONTH', '100')] },
      { reason: 'limit', until: 11 },
    ],
    [
      'closed until the last limit that leaves less than the least ends, be it not the tightest',
      { limits: [limit('DAY', '100'), limit('WEEK', '51'), limit('MONTH', '50')] },
      { reason: 'limit', until: 10 },
    ],
    [
      'closed by limits of deposits alone',
      { limits: [limit('DAY', '100'), limit('MONTH', '100', 'LOSS')] },
      { reason: 'limit', until: 9 },
    ],
    [
      'closed by a limit of a period that is not known',
      { limits: [limit('UNKNOWN', '100')] },
      { reason: 'limit', until: 12 },
    ],
  ])('are %s', (_name, change, closure) => {
    expect(depositClosure(of(change), '50')).toEqual(closure);
  });
});

test.each([
  ['99.99', undefined],
  ['100', { reason: 'limit', until: 9 }],
])('where the least deposit is not known, %s used of 100 gives %j', (used, closure) => {
  expect(depositClosure(of({ limits: [limit('DAY', used)] }))).toEqual(closure);
});
