import { describe, expect, it } from 'vitest';
import { ODDS } from '../../../wallet/odds.data';
import { outcomes, percent, returnToPlayer, roundsForOne } from './odds.js';

const ofServer = ODDS.map(({ halfMultiplier, perThousand }) => ({
  multiplier: halfMultiplier / 2,
  chance: perThousand / 1000,
}));

describe('odds panel', () => {
  it('states every outcome of the server, the highest first, and nothing else', () => {
    const stated = outcomes(ofServer);
    expect(stated).toHaveLength(ODDS.length);
    const multipliers = stated.map(({ multiplier }) => multiplier);
    expect(multipliers).toEqual(multipliers.toSorted((one, other) => other - one));
    expect(stated.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it('states the return that the server pays', () => {
    const perMille = ODDS.reduce(
      (sum, { halfMultiplier, perThousand }) => sum + (halfMultiplier * perThousand) / 2,
      0,
    );
    expect(returnToPlayer(ofServer)).toBeCloseTo(perMille / 1000, 9);
    expect(returnToPlayer(ofServer)).toBeLessThan(1);
  });

  it('has a row that pays nothing for the remaining chance', () => {
    expect(outcomes([{ multiplier: 2, chance: 0.25 }])).toEqual([
      { multiplier: 2, chance: 0.25 },
      { multiplier: 0, chance: 0.75 },
    ]);
  });

  it('writes chances exactly enough and by the language', () => {
    expect(percent(0.915, 'en')).toBe('91.5%');
    expect(percent(0.0002, 'en')).toBe('0.02%');
    expect(percent(0.915, 'vi')).toBe('91,5%');
    expect(roundsForOne(0.07, 'en')).toBe('14');
    expect(roundsForOne(0.22, 'en')).toBe('4.5');
  });
});
