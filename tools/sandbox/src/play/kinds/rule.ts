/** Random integer from 0 to n - 1, uniformly distributed. */
export type Below = (n: number) => number;

/** Result of a round. */
export interface Drawn {
  /** Doubled multiplier of the stake, an integer: half a stake stays whole minor units. */
  halfMultiplier: number;
  /** Symbols for the page, at most 32 characters each, without commas. */
  symbols: string[];
}

/** Outcome that pays. */
interface StatedOdds {
  halfMultiplier: number;
  /** Number of equally likely ways, out of `ways` of the rule. */
  ways: number;
}

/** Rule of a demonstration game: picks, stated odds, and a draw that matches them. */
export interface Rule {
  /** Available picks; exactly one if there is no choice. */
  picks: readonly [string, ...string[]];
  /** Equally likely ways of a draw. */
  ways: number;
  /** Paying outcomes of a pick; all other ways pay nothing. */
  odds(pick: string): readonly StatedOdds[];
  draw(pick: string, below: Below): Drawn;
  /** Display before a round, such as the sides of a match; `seed` identifies the round. */
  setting?(seed: string): string[];
}
