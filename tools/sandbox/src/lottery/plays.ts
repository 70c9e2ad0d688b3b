import type { DrawnPrize } from './draws';
import type { DrawFormat } from './lotteries.data';

interface Play {
  /** Payout per hit in hundredths of the stake; absent if the format lacks the play. */
  odds: Readonly<Partial<Record<DrawFormat, number>>>;
  pick: RegExp;
  /** Number of hits of a pick in the drawn numbers. */
  hits(pick: string, drawn: readonly DrawnPrize[]): number;
}

const same = (odds: number) => ({ NORTH: odds, SOUTH: odds, FIVE: odds });
const special = (drawn: readonly DrawnPrize[]) => drawn[0]?.numbers[0] ?? '';
const lastDigit = (drawn: readonly DrawnPrize[]) => Number(special(drawn).at(-1));

/** Lottery plays. The average return is about 90 %. */
export const PLAYS = {
  /** Last two digits of the special prize. */
  SPECIAL2: {
    odds: same(9_000),
    pick: /^\d\d$/,
    hits: (pick, drawn) => (special(drawn).endsWith(pick) ? 1 : 0),
  },
  /** Last two digits of any prize, paid per hit. */
  ANY2: {
    odds: { NORTH: 330, SOUTH: 500 },
    pick: /^\d\d$/,
    hits: (pick, drawn) =>
      drawn.flatMap(({ numbers }) => numbers).filter((number) => number.endsWith(pick)).length,
  },
  /** Last digit of the special prize. */
  LAST1: {
    odds: same(900),
    pick: /^\d$/,
    hits: (pick, drawn) => (special(drawn).endsWith(pick) ? 1 : 0),
  },
  PARITY: {
    odds: same(190),
    pick: /^(?:ODD|EVEN)$/,
    hits: (pick, drawn) => (pick === (lastDigit(drawn) % 2 === 1 ? 'ODD' : 'EVEN') ? 1 : 0),
  },
  SIZE: {
    odds: same(190),
    pick: /^(?:BIG|SMALL)$/,
    hits: (pick, drawn) => (pick === (lastDigit(drawn) >= 5 ? 'BIG' : 'SMALL') ? 1 : 0),
  },
} as const satisfies Record<string, Play>;

export type LotteryPlay = keyof typeof PLAYS;

export const isLotteryPlay = (play: string): play is LotteryPlay => Object.hasOwn(PLAYS, play);

/** Payout per hit in hundredths; 0 if the format lacks the play. */
export function oddsOf(play: LotteryPlay, format: DrawFormat): number {
  const odds: Play['odds'] = PLAYS[play].odds;
  return odds[format] ?? 0;
}

/** Random pick of a play; `below(n)` returns a random integer below n. */
export function pickOf(play: LotteryPlay, below: (n: number) => number): string {
  if (play === 'PARITY') return below(2) === 0 ? 'EVEN' : 'ODD';
  if (play === 'SIZE') return below(2) === 0 ? 'SMALL' : 'BIG';
  const digits = play === 'LAST1' ? 1 : 2;
  return String(below(10 ** digits)).padStart(digits, '0');
}

/** Play types, tradition and entertainment (D2 §3), with their plays. */
export const PLAY_TYPES = {
  trad: ['SPECIAL2', 'ANY2', 'LAST1'],
  ent: ['LAST1', 'PARITY', 'SIZE'],
} as const satisfies Record<string, readonly LotteryPlay[]>;

/** Prize modes (D2 §3): traditional, both, entertainment. */
export const PRIZE_MODES = {
  Lott: ['trad'],
  ZY: ['trad', 'ent'],
  Elott: ['ent'],
} as const satisfies Record<string, readonly (keyof typeof PLAY_TYPES)[]>;
