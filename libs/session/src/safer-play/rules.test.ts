import aurora from '@lobby/brand-aurora';
import type { SaferPlayProfile } from '@lobby/core';
import { expect, test } from 'vitest';
import { setBrand } from '../session/brand';
import { isOffered } from './is-offered';
import { isFairBonus } from './rules';

const under = (profile: SaferPlayProfile) =>
  setBrand({ ...aurora, jurisdiction: { ...aurora.jurisdiction, profile } });

test.each([
  ['strict', 'COCKFIGHT', false],
  ['ukgc', 'COCKFIGHT', false],
  ['mga', 'COCKFIGHT', false],
  ['pagcor', 'COCKFIGHT', false],
  ['cga', 'COCKFIGHT', true],
  ['strict', 'RNG', true],
] as const)('under %s %s is offered: %s', (profile, category, offered) => {
  under(profile);
  expect(isOffered({ category })).toBe(offered);
});

test.each([
  ['nothing to stake', {}, true],
  ['ten times the bonus', { wagerMultiple: 10, wagerBase: 'BONUS', bonusRate: '0.1' }, true],
  ['eleven times the bonus', { wagerMultiple: 11, wagerBase: 'BONUS', bonusRate: '0.1' }, false],
  ['ten times a fixed sum', { wagerMultiple: 10 }, true],
  ['eleven times a fixed sum', { wagerMultiple: 11 }, false],
  // A bonus as large as its deposit: each multiple is twice the bonus.
  ['five times both', { wagerMultiple: 5, wagerBase: 'BONUS_AND_DEPOSIT', bonusRate: '1' }, true],
  ['six times both', { wagerMultiple: 6, wagerBase: 'BONUS_AND_DEPOSIT', bonusRate: '1' }, false],
  ['what is not known yet', { wagerMultiple: 6, wagerBase: 'UNKNOWN', bonusRate: '1' }, false],
])('a bonus that asks for %s %o may be offered: %s', (_, terms, fair) => {
  under('strict');
  expect(isFairBonus(terms)).toBe(fair);
  // A rule book without a maximum.
  under('mga');
  expect(isFairBonus(terms)).toBe(true);
});
