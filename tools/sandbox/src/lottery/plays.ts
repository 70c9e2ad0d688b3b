import type { DrawnPrize } from './draws';
import type { DrawFormat } from './lotteries.data';

interface Play {
  /** Return of one hit in hundredths of the stake; none where the format has no such play. */
  odds: Readonly<Partial<Record<DrawFormat, number>>>;
  pick: RegExp;
  /** How often a pick is in the drawn numbers. */
  hits(pick: string, drawn: readonly DrawnPrize[]): number;
}

const same = (odds: number) => ({ NORTH: odds, SOUTH: odds, FIVE: odds });
const special = (drawn: readonly DrawnPrize[]) => drawn[0]?.numbers[0] ?? '';
const lastDigit = (drawn: readonly DrawnPrize[]) => Number(special(drawn).at(-1));

/** What can be bet on a draw. Of 100 staked, some 90 come back on average. */
export const PLAYS = {
  /** The last two digits of the special prize. */
  SPECIAL2: {
    odds: same(9_000),
    pick: /^\d\d$/,
    hits: (pick, drawn) => (special(drawn).endsWith(pick) ? 1 : 0),
  },
  /** The last two digits of any prize, paid for each. */
  ANY2: {
    odds: { NORTH: 330, SOUTH: 500 },
    pick: /^\d\d$/,
    hits: (pick, drawn) =>
      drawn.flatMap(({ numbers }) => numbers).filter((number) => number.endsWith(pick)).length,
  },
  /** The last digit of the special prize. */
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

/** Return of one hit in hundredths; 0 where the format has no such play. */
export function oddsOf(play: LotteryPlay, format: DrawFormat): number {
  const odds: Play['odds'] = PLAYS[play].odds;
  return odds[format] ?? 0;
}

/** A pick of a play by chance; `below` answers a whole number below another. */
export function pickOf(play: LotteryPlay, below: (n: number) => number): string {
  if (play === 'PARITY') return below(2) === 0 ? 'EVEN' : 'ODD';
  if (play === 'SIZE') return below(2) === 0 ? 'SMALL' : 'BIG';
  const digits = play === 'LAST1' ? 1 : 2;
  return String(below(10 ** digits)).padStart(digits, '0');
}

/** Tradition and entertainment (D2 §3), and which plays each has. */
export const PLAY_TYPES = {
  trad: ['SPECIAL2', 'ANY2', 'LAST1'],
  ent: ['LAST1', 'PARITY', 'SIZE'],
} as const satisfies Record<string, readonly LotteryPlay[]>;

/** Prize modes (D2 §3): the traditional, both, the entertaining. */
export const PRIZE_MODES = {
  Lott: ['trad'],
  ZY: ['trad', 'ent'],
  Elott: ['ent'],
} as const satisfies Record<string, readonly (keyof typeof PLAY_TYPES)[]>;
