import { LEFT_OUT } from './left-out';

type Kind = 'DEPOSIT' | 'LOSS' | 'STAKE' | 'SESSION';
type Period = 'DAY' | 'WEEK' | 'MONTH';

/** Safer-play rules of a jurisdiction: the platform enforces them, the screens show them in advance. */
export interface RuleBook {
  /** Years. */
  minAge: 18 | 21;
  /** Whether games can be played for free without an account. */
  freePlay: boolean;
  /** Offered periods of each kind of limit. */
  limits: Readonly<Record<Kind, readonly Period[]>>;
  /** Whether registration asks for a deposit limit. */
  limitAtRegistration: boolean;
  /** Requirements to loosen a limit: a delay in hours, then a second confirmation. */
  increase: { delayHours: number; confirm: boolean };
  /** Ascending. */
  timeOutDays: readonly (1 | 3 | 7 | 14 | 28 | 42)[];
  /** Ascending; `PERMANENT` never ends. */
  exclusionMonths: readonly (6 | 12 | 24 | 60 | 'PERMANENT')[];
  /** Offered minutes between two reality checks, and the default; 0 is never. */
  realityCheck: { initial: 0 | 15 | 30 | 60; offered: readonly (0 | 15 | 30 | 60)[] };
  /** Forbidden game categories, by platform code. */
  withoutCategories: readonly string[];
  /** Maximum wagering multiple of a bonus; null without a rule. */
  maxWagerMultiple: number | null;
  /** Step that requires a verified identity and age; a brand sets from which amount a withdrawal does. */
  identityBefore: 'play' | 'withdrawal';
}

const EVERY_PERIOD = ['DAY', 'WEEK', 'MONTH'] as const;

/** Defaults shared by most rule books. */
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
 * Rule books by name. `strict` combines the strictest rules of the others and is the default of a brand. The
 * figures interpret public rules; the operator of a brand must confirm them (docs/open-questions.md).
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

/** Wagering terms of a bonus; fields are absent without wagering or for a fixed sum. */
interface Wagering {
  wagerMultiple?: number | null | undefined;
  wagerBase?: string | null | undefined;
  /** Bonus as a share of the deposit, as a decimal string. */
  bonusRate?: string | null | undefined;
}

/** Effective wagering multiple of the bonus alone. A base that includes the deposit adds `1 / bonusRate` bonuses. */
function timesStaked({ wagerMultiple, wagerBase, bonusRate }: Wagering): number {
  const together = wagerBase !== 'BONUS' && bonusRate != null;
  return (wagerMultiple ?? 0) * (together ? 1 + 1 / Number(bonusRate) : 1);
}

/** Whether the wagering of a bonus is within a rule book's maximum. */
export const isFairUnder = (
  { maxWagerMultiple }: Pick<RuleBook, 'maxWagerMultiple'>,
  terms: Wagering,
): boolean => timesStaked(terms) <= (maxWagerMultiple ?? Infinity);
