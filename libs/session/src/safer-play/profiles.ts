import type { LimitName } from '@lobby/api-client';
import type { SaferPlayProfile } from '@lobby/core';
import { LEFT_OUT } from './left-out';

export type LimitKind = LimitName['kind'];
export type LimitPeriod = LimitName['period'];

/** A service that helps and is no part of a brand. */
export interface HelpLine {
  name: string;
  url: string;
}

/** Minutes between two reality checks; 0 is never. */
export type RealityMinutes = 0 | 15 | 30 | 60;

/** Days of a time-out. */
export type TimeOutDays = 1 | 3 | 7 | 14 | 28 | 42;

/** Months of a self-exclusion; `PERMANENT` is for good. */
export type ExclusionMonths = 6 | 12 | 24 | 60 | 'PERMANENT';

/** What a rule book of safer play asks of a brand's screens. The platform holds to its rules by itself. */
export interface ProfileRules {
  /** Years. */
  minAge: 18 | 21;
  /** Whether games may be tried without an account. */
  freePlay: boolean;
  /** Periods that a limit of each kind is offered for. */
  limits: Readonly<Record<LimitKind, readonly LimitPeriod[]>>;
  /** Whether a new member is asked for a deposit limit. */
  limitAtRegistration: boolean;
  /** What a looser limit waits for: hours, then a second confirmation. */
  increase: { delayHours: number; confirm: boolean };
  /** Ascending. */
  timeOutDays: readonly TimeOutDays[];
  /** Ascending. */
  exclusionMonths: readonly ExclusionMonths[];
  /** Reminders that are offered, and the one of who has not chosen. */
  realityCheck: { initial: RealityMinutes; offered: readonly RealityMinutes[] };
  /** Categories of games that may not be offered, by the platform's codes. */
  withoutCategories: readonly string[];
  /** Most times that a bonus may have to be staked; null without a rule. */
  maxWagerMultiple: number | null;
  /** Identity and age are proven before this. */
  identityBefore: 'play' | 'withdrawal';
  /** What stands on the page: the licence, the age mark, and who helps, within one tap. */
  furniture: { licence: boolean; ageMark: boolean; helpLines: readonly HelpLine[] };
}

const EVERY_PERIOD = ['DAY', 'WEEK', 'MONTH'] as const;

const EVERY_LIMIT = {
  DEPOSIT: EVERY_PERIOD,
  LOSS: EVERY_PERIOD,
  STAKE: EVERY_PERIOD,
  SESSION: EVERY_PERIOD,
} as const;

/** Help that is free, in many countries and languages. */
const INTERNATIONAL: readonly HelpLine[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
];

/** What most rule books have in common. */
const USUAL = {
  limits: EVERY_LIMIT,
  increase: { delayHours: 24, confirm: true },
  timeOutDays: [1, 3, 7, 14, 28, 42],
  exclusionMonths: [6, 12, 24, 60, 'PERMANENT'],
  furniture: { licence: true, ageMark: true, helpLines: INTERNATIONAL },
} as const satisfies Partial<ProfileRules>;

/**
 * Rule books by name. `strict` has the hardest of each rule of the others, and is what a brand without one takes. The
 * figures are a reading of public rules; who runs a brand has them confirmed (docs/open-questions.md).
 */
export const PROFILES: Readonly<Record<SaferPlayProfile, ProfileRules>> = {
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
    furniture: {
      ...USUAL.furniture,
      helpLines: [
        { name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
        { name: 'GambleAware', url: 'https://www.gambleaware.org/' },
        { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
      ],
    },
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
};
