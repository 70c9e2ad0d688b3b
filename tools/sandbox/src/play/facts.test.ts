import { expect, it } from 'vitest';
import { brandOf } from '../brands/brands';
import { ODDS } from '../wallet/odds.data';
import type { FactsRow } from '../catalogue/games';
import { factsOf } from './facts';
import { stakesOf } from './stakes';

const GAME: FactsRow = { category: 'RNG', title: 'Lotus', vendor: 'moonkoi', min_bet: '0.5' };

const factsIn = (brand: 'aurora' | 'jade' | 'ember', game: Partial<FactsRow> = {}) =>
  factsOf({ ...GAME, ...game }, brandOf(brand));

it('a slot states the return of its reels', () => {
  const returned = ODDS.reduce((sum, one) => sum + (one.halfMultiplier / 2) * one.perThousand, 0);
  expect(factsIn('aurora').rtp).toBe((returned / 1000).toFixed(4));
  expect(factsIn('aurora').rtp).toBe('0.9150');
});

it.each([
  ['RNG', 'MEDIUM'],
  ['PVP', 'LOW'],
  ['FISH', 'HIGH'],
] as const)('a game of %s has %s volatility', (category, volatility) => {
  expect(factsIn('aurora', { category }).volatility).toBe(volatility);
});

it.each([
  ['a lottery', { category: 'LOTT' as const }],
  ['a game of a vendor without facts', { vendor: 'hexforge' }],
])('%s states nothing', (_, game) => {
  expect(factsIn('aurora', game)).toEqual({ rtp: null, volatility: null, minBet: null });
});

it.each([
  ['aurora', '0.01', '100'],
  ['aurora', '1', '10000'],
  ['jade', '0.5', '0.26'],
  ['jade', '1', '0.50'],
  ['ember', '0.01', '2'],
] as const)('the minimum bet in %s of class %s is %s', (brand, minBet, amount) => {
  expect(factsIn(brand, { min_bet: minBet }).minBet).toBe(amount);
});

it('stakes are the brand’s plus the lower minimum bet of the game, in whole minor units', () => {
  expect(stakesOf(brandOf('jade'), '0.1')).toEqual([6, 50, 100, 200, 500, 1000]);
  expect(stakesOf(brandOf('jade'), null)).toEqual([50, 100, 200, 500, 1000]);
});
