import { describe, expect, it } from 'vitest';
import { ODDS } from '../../../wallet/odds.data';
import { outcomes, percent, returnToPlayer, roundsForOne } from './odds.js';

const ofServer = ODDS.map(({ halfMultiplier, perThousand }) => ({
  multiplier: halfMultiplier / 2,
  chance: perThousand / 1000,
}));

describe('odds panel', () => {
  it('lists every outcome of the server, highest first, and no others', () => {
    const stated = outcomes(ofServer);
    expect(stated).toHaveLength(ODDS.length);
    const multipliers = stated.map(({ multiplier }) => multiplier);
    expect(multipliers).toEqual(multipliers.toSorted((one, other) => other - one));
    expect(stated.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it('shows the return that the server pays', () => {
    const perMille = ODDS.reduce(
      (sum, { halfMultiplier, perThousand }) => sum + (halfMultiplier * perThousand) / 2,
      0,
    );
    expect(returnToPlayer(ofServer)).toBeCloseTo(perMille / 1000, 9);
    expect(returnToPlayer(ofServer)).toBeLessThan(1);
  });

  it('has a row without a payout for the remaining probability', () => {
    expect(outcomes([{ multiplier: 2, chance: 0.25 }])).toEqual([
      { multiplier: 2, chance: 0.25 },
      { multiplier: 0, chance: 0.75 },
    ]);
  });

  it('formats probabilities with enough digits, by language', () => {
    expect(percent(0.915, 'en')).toBe('91.5%');
    expect(percent(0.0002, 'en')).toBe('0.02%');
    expect(percent(0.915, 'vi')).toBe('91,5%');
    expect(roundsForOne(0.07, 'en')).toBe('14');
    expect(roundsForOne(0.22, 'en')).toBe('4.5');
  });
});
