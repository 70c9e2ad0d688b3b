import type { Protection } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { boundsOf, offerBlockOf } from './deposit-bounds';

const METHOD = { min: '20', max: '1000' };

const limit = (amount: string): Protection =>
  ({
    limits: [{ kind: 'DEPOSIT', period: 'DAY', amount, used: '0', endsAt: 1 }],
  }) as unknown as Protection;

test.each([
  ['a method alone', undefined, undefined, { min: '20', max: '1000' }],
  ['a bonus', '500', undefined, { min: '500', max: '1000' }],
  ['a bonus that asks for less than the method', '5', undefined, { min: '20', max: '1000' }],
  ['an own limit', undefined, '400', { min: '20', max: '400' }],
  ['a bonus and an own limit', '300', '400', { min: '300', max: '400' }],
])('the bounds of %s', (_what, minDeposit, left, bounds) => {
  const offer = minDeposit === undefined ? undefined : { minDeposit };
  expect(boundsOf(METHOD, offer, left === undefined ? undefined : limit(left))).toEqual(bounds);
});

test.each([
  ['an own limit below the bonus', '500', '400'],
  ['a method below the bonus', '2000', undefined],
  ['an own limit below the method', undefined, '10'],
])('the bounds are never crossed: %s', (_what, minDeposit, left) => {
  const offer = minDeposit === undefined ? undefined : { minDeposit };
  const { min, max } = boundsOf(METHOD, offer, left === undefined ? undefined : limit(left));
  expect(Number(min)).toBeLessThanOrEqual(Number(max));
});

test.each([
  ['500', '400', 'LIMIT'],
  ['400', '400', undefined],
  ['2000', undefined, 'METHOD'],
  ['1000', undefined, undefined],
])('a bonus from %s with a limit of %s is blocked by %s', (minDeposit, left, block) => {
  const protection = left === undefined ? undefined : limit(left);
  expect(offerBlockOf({ minDeposit }, METHOD, protection)).toBe(block);
});
