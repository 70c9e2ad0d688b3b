import type { Protection } from '@lobby/api-client';
import { describe, expect, test } from 'vitest';
import { tightestLimit } from './own-limits';

const limit = (
  period: 'DAY' | 'WEEK' | 'MONTH',
  amount: string,
  used: string,
  kind: 'DEPOSIT' | 'LOSS' = 'DEPOSIT',
) => ({ kind, period, amount, used, endsAt: 9 });

const of = (change: Partial<Protection>): Protection => ({ limits: [], ...change });

describe('what the player’s limits leave', () => {
  test.each([
    ['nothing set', [], undefined],
    ['limits of other things', [limit('DAY', '1', '1', 'LOSS')], undefined],
    ['one', [limit('WEEK', '500', '120.5')], { left: '379.5', period: 'WEEK' }],
    [
      'the tightest',
      [limit('DAY', '100', '0'), limit('MONTH', '90', '60')],
      { left: '30', period: 'MONTH' },
    ],
    ['nothing of one that is passed', [limit('DAY', '100', '250')], { left: '0', period: 'DAY' }],
  ])('is of %s', (_name, limits, left) => {
    expect(tightestLimit(of({ limits }))).toEqual(left);
  });
});
