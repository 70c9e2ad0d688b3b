import type { Below, Drawn, Rule } from './rule';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'C', 'D'] as const;

/** Doubled multipliers of a win, and of a tie without a bet on it, which refunds half the stake. */
const WIN = 4;
const TIE_BACK = 1;

/** Draws cards, each from a full deck: ranks first, then suits, which do not matter. */
function deal(count: number, below: Below): { ranks: number[]; symbols: string[] } {
  const ranks = Array.from({ length: count }, () => below(RANKS.length));
  const symbols = ranks.map((rank) => `${RANKS[rank]}${SUITS[below(SUITS.length)]}`);
  return { ranks, symbols };
}

/** Stake multiplier of the side with rank `mine` against `other`. */
function against(mine: number, other: number): number {
  if (mine === other) return TIE_BACK;
  return mine > other ? WIN : 0;
}

const CARD_WAYS = RANKS.length ** 2;
/** Number of draws with equal ranks, and of those with a given side higher. */
const TIE_WAYS = RANKS.length;
const HIGHER_WAYS = (CARD_WAYS - TIE_WAYS) / 2;
const TIE_PAYS = 24;

/** A card each for dragon and tiger, ace low: the higher wins. Returns 96.2 % a side, 92.3 % a tie. */
export const dragonTiger: Rule = {
  picks: ['DRAGON', 'TIGER', 'TIE'],
  ways: CARD_WAYS,
  odds: (pick) =>
    pick === 'TIE'
      ? [{ halfMultiplier: TIE_PAYS, ways: TIE_WAYS }]
      : [
          { halfMultiplier: WIN, ways: HIGHER_WAYS },
          { halfMultiplier: TIE_BACK, ways: TIE_WAYS },
        ],
  draw(pick, below): Drawn {
    const { ranks, symbols } = deal(2, below);
    const [dragon = 0, tiger = 0] = ranks;
    const pays: Record<string, number> = {
      DRAGON: against(dragon, tiger),
      TIGER: against(tiger, dragon),
      TIE: dragon === tiger ? TIE_PAYS : 0,
    };
    return { halfMultiplier: pays[pick] ?? 0, symbols };
  },
};

/** Points of a hand: ace 1, ten to king 0, the last digit of the sum. */
const pointsOf = (ranks: readonly number[]) =>
  ranks.reduce((sum, rank) => sum + (rank < 9 ? rank + 1 : 0), 0) % 10;

/** Hands of two ranks by points: `HANDS[9]` is the number of ways to nine points. */
const HANDS = RANKS.flatMap((_, one) => RANKS.map((__, two) => pointsOf([one, two]))).reduce(
  (ways, points) => ways.with(points, (ways[points] ?? 0) + 1),
  Array.from({ length: 10 }, () => 0),
);
const HAND_WAYS = CARD_WAYS ** 2;
const SAME_POINTS = HANDS.reduce((sum, ways) => sum + ways * ways, 0);

/** Two cards each for the player and the house: more points win. No other players. Returns 94.9 %. */
export const twoCards: Rule = {
  picks: ['DEAL'],
  ways: HAND_WAYS,
  odds: () => [
    { halfMultiplier: WIN, ways: (HAND_WAYS - SAME_POINTS) / 2 },
    { halfMultiplier: TIE_BACK, ways: SAME_POINTS },
  ],
  draw(_, below) {
    const { ranks, symbols } = deal(4, below);
    const mine = pointsOf(ranks.slice(0, 2));
    const house = pointsOf(ranks.slice(2));
    return { halfMultiplier: against(mine, house), symbols: [...symbols, `${mine}`, `${house}`] };
  },
};
