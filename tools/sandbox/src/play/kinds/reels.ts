import { ODDS, SYMBOLS } from '../../wallet/odds.data';
import { outcomeOf, symbolsOf } from '../../wallet/rounds';
import type { Rule } from './rule';

/** Three reels. Returns 91.5 %. */
export const reels: Rule = {
  picks: ['SPIN'],
  ways: 1000,
  odds: () =>
    ODDS.filter(({ halfMultiplier }) => halfMultiplier > 0).map(
      ({ halfMultiplier, perThousand }) => ({ halfMultiplier, ways: perThousand }),
    ),
  draw(_, below) {
    const halfMultiplier = outcomeOf(below(1000));
    return {
      halfMultiplier,
      symbols: symbolsOf(halfMultiplier, below(SYMBOLS.length), 1 + below(2)),
    };
  },
};
