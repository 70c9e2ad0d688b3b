import { LEFT_OUT } from './left-out';

type Kind = 'DEPOSIT' | 'LOSS' | 'STAKE' | 'SESSION';
type Period = 'DAY' | 'WEEK' | 'MONTH';

/** What a rule book of safer play asks for: the platform holds it, the screens show it beforehand. */
export interface RuleBook {
  /** Years. */
  minAge: 18 | 21;
  /** Whether games may be tried without an account. */
  freePlay: boolean;
  /** Periods that a limit of each kind is offered for. */
  limits: Readonly<Record<Kind, readonly Period[]>>;
  /** Asks for a deposit limit at registration. */
  limitAtRegistration: boolean;
  /** What a looser limit waits for: hours, then a second confirmation. */
  increase: { delayHours: number; confirm: boolean };
  /** Ascending. */
  timeOutDays: readonly (1 | 3 | 7 | 14 | 28 | 42)[];
  /** Ascending; `PERMANENT` is for good. */
  exclusionMonths: readonly (6 | 12 | 24 | 60 | 'PERMANENT')[];
  /** Minutes between two reminders that are offered, and those of who has not chosen; 0 is never. */
  realityCheck: { initial: 0 | 15 | 30 | 60; offered: readonly (0 | 15 | 30 | 60)[] };
  /** Categories of games that may not be offered, by the platform's codes. */
  withoutCategories: readonly string[];
  /** Most times that a bonus may have to be staked; null without a rule. */
  maxWagerMultiple: number | null;
  /** Identity and age are proven before this. */
  identityBefore: 'play' | 'withdrawal';
}

const EVERY_PERIOD = ['DAY', 'WEEK', 'MONTH'] as const;

/** What most rule books have in common. */
const USUAL = {
  limits: {
    DEPOSIT: EVERY_PERIOD,
    LOSS: EVERY_PERIOD,
    STAKE: EVERY_PERIOD,
    SESSION: EVERY_PERIOD,
  },
  increase: { delayHours: 24, confirm: true },
  timeOutDays: [1, 3, 7, 14, 28, 42],
  exclusionMonths: [6, 12, 24, 60, 'PERMANENT'],
} as const satisfies Partial<RuleBook>;

/**
 * Rule books by name. `strict` has the hardest of each rule of the others, and is what a brand without one takes. The
 * figures are a reading of public rules; who runs a brand has them confirmed (docs/open-questions.md).
 */
export const RULE_BOOKS = {
  strict: {
    ...USUAL,
    minAge: 21,
    freePlay: false,
    limitAtRegistration: true,
    realityCheck: { initial: 30, offered: [15, 30, 60] },
    withoutCategories: LEFT_OUT.strict,
    maxWagerMultiple: 10,
    identityBefore: 'play',
  },
  /** Gambling Commission, Great Britain. */
  ukgc: {
    ...USUAL,
    minAge: 18,
    freePlay: false,
    limitAtRegistration: true,
    realityCheck: { initial: 60, offered: [15, 30, 60] },
    withoutCategories: LEFT_OUT.ukgc,
    maxWagerMultiple: 10,
    identityBefore: 'play',
  },
  /** Malta Gaming Authority. */
  mga: {
    ...USUAL,
    minAge: 18,
    freePlay: true,
    limitAtRegistration: false,
    realityCheck: { initial: 60, offered: [15, 30, 60] },
    withoutCategories: LEFT_OUT.mga,
    maxWagerMultiple: null,
    identityBefore: 'withdrawal',
  },
  /** Curaçao Gaming Authority. */
  cga: {
    ...USUAL,
    minAge: 18,
    freePlay: true,
    limitAtRegistration: false,
    realityCheck: { initial: 60, offered: [15, 30, 60, 0] },
    withoutCategories: LEFT_OUT.cga,
    maxWagerMultiple: null,
    identityBefore: 'withdrawal',
  },
  /** Philippine Amusement and Gaming Corporation. */
  pagcor: {
    ...USUAL,
    minAge: 21,
    freePlay: true,
    limitAtRegistration: false,
    realityCheck: { initial: 30, offered: [15, 30, 60] },
    withoutCategories: LEFT_OUT.pagcor,
    maxWagerMultiple: null,
    identityBefore: 'withdrawal',
  },
} as const satisfies Readonly<Record<string, RuleBook>>;

export type RuleBookName = keyof typeof RULE_BOOKS;

/** What the terms of a bonus say of its stakes; absent where a bonus has none, or is a fixed sum. */
interface Wagering {
  wagerMultiple?: number | null | undefined;
  wagerBase?: string | null | undefined;
  /** Part of the deposit, as a decimal string. */
  bonusRate?: string | null | undefined;
}

/** How many times a bonus is staked: with its deposit, which is `1 / bonusRate` of it, that many times more. */
function timesStaked({ wagerMultiple, wagerBase, bonusRate }: Wagering): number {
  const together = wagerBase !== 'BONUS' && bonusRate != null;
  return (wagerMultiple ?? 0) * (together ? 1 + 1 / Number(bonusRate) : 1);
}

/** Whether a rule book lets a bonus be offered, by how many times it has to be staked. */
export const isFairUnder = (
  { maxWagerMultiple }: Pick<RuleBook, 'maxWagerMultiple'>,
  terms: Wagering,
): boolean => timesStaked(terms) <= (maxWagerMultiple ?? Infinity);
