import type { DepositOffer } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { sumsOf } from './deposit-sums';

const OFFER: DepositOffer = {
  promoId: 'p',
  title: 'p',
  promotionType: 'deposit_promo',
  bonusRate: '0.1',
  maxBonus: '50',
  minDeposit: '0',
  wagerMultiple: 8,
  wagerBase: 'BONUS',
  validDays: 7,
  excludedCategories: [],
  eligible: true,
  accepted: false,
};

const METHOD = { feeRate: '0.008', wagerMultiple: 1 };

test.each([
  [
    'without a bonus',
    '100',
    undefined,
    1,
    { fee: '0.8', toPay: '100.8', bonus: '0', wager: '100' },
  ],
  [
    'rounding the fee to the nearest',
    '10.05',
    undefined,
    0,
    { fee: '0.08', toPay: '10.13', bonus: '0', wager: '0' },
  ],
  ['with a bonus, rounded down', '10.09', {}, 1, { bonus: '1', wager: '18.09' }],
  ['with a bonus at its most', '1000', {}, 1, { bonus: '50', wager: '1400' }],
  [
    'with a bonus of both',
    '100',
    { wagerBase: 'BONUS_AND_DEPOSIT' },
    1,
    { bonus: '10', wager: '980' },
  ],
  [
    'with a base nobody knows',
    '100',
    { wagerBase: 'UNKNOWN' },
    1,
    { bonus: '10', wager: undefined },
  ],
  [
    'below the least deposit of its bonus',
    '100',
    { minDeposit: '100.01', wagerBase: 'BONUS_AND_DEPOSIT' },
    1,
    { bonus: '0', wager: '100' },
  ],
  ['where the own turnover is not told', '100', {}, undefined, { bonus: '10', wager: undefined }],
] as const)('%s, %s comes to', (_name, amount, change, wagerMultiple, sums) => {
  const method = { ...METHOD, wagerMultiple };
  const offer = change && { ...OFFER, ...change };
  expect(sumsOf({ amount, method, offer, digits: 2 })).toMatchObject(sums);
});
