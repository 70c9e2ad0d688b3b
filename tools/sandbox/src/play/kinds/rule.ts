/** Random integer from 0 to n - 1, uniformly distributed. */
export type Below = (n: number) => number;

/** What a round drew. */
export interface Drawn {
  /** Doubled multiplier of the stake, an integer: half a stake stays whole minor units. */
  halfMultiplier: number;
  /** What the page shows, at most 32 characters each, without commas. */
  symbols: string[];
}

/** Outcome that pays. */
export interface StatedOdds {
  halfMultiplier: number;
  /** Number of equally likely ways, out of `ways` of the rule. */
  ways: number;
}

/** Rule of a demonstration game: what can be bet on, the stated odds, and the draw that keeps to them. */
export interface Rule {
  /** What a bet can be on; one where there is nothing to choose. */
  picks: readonly [string, ...string[]];
  /** Equally likely ways of a draw. */
  ways: number;
  /** Outcomes of a pick that pay; every other way pays nothing. */
  odds(pick: string): readonly StatedOdds[];
  draw(pick: string, below: Below): Drawn;
  /** What is shown before a round, as the sides of a match; `seed` names the round. */
  setting?(seed: string): string[];
}
