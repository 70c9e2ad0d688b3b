import type { Brand } from '@lobby/core';
import { PROFILES, type ProfileRules } from './profiles';

/** Bounds that the platform enforces for every brand. */
const PLATFORM = { timeOutDays: { least: 1, most: 42 }, leastExclusionMonths: 6 } as const;

/** Result of a rule: the brand's value, and whether it is allowed. */
export interface Finding {
  rule: string;
  value: string;
  ok: boolean;
}

interface Rule {
  rule: string;
  value(rules: ProfileRules, brand: Brand): unknown;
  isKept(rules: ProfileRules, brand: Brand): boolean;
}

const isAscending = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));

const KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const;

const hasNone = (values: readonly unknown[]) => values.length === 0;

/** All rules of safer play for a brand under its profile. */
const RULES: readonly Rule[] = [
  {
    rule: 'minimum age',
    value: (_, { jurisdiction }) => jurisdiction.minAge,
    isKept: ({ minAge }, { jurisdiction }) => jurisdiction.minAge >= minAge,
  },
  {
    rule: 'games without an account',
    value: (_, { jurisdiction }) => jurisdiction.freePlay,
    isKept: ({ freePlay }, { jurisdiction }) => freePlay || !jurisdiction.freePlay,
  },
  ...KINDS.map((kind) => ({
    rule: `limit: ${kind}`,
    value: ({ limits }: ProfileRules) => limits[kind].join(', '),
    isKept: ({ limits }: ProfileRules) => !hasNone(limits[kind]),
  })),
  {
    rule: 'deposit limit asked for at registration',
    value: ({ limitAtRegistration }) => limitAtRegistration,
    isKept: () => true,
  },
  {
    rule: 'a looser limit waits, h',
    value: ({ increase }) => increase.delayHours,
    isKept: ({ increase }) => increase.delayHours >= 24,
  },
  {
    rule: 'a looser limit is confirmed again',
    value: ({ increase }) => increase.confirm,
    isKept: ({ increase }) => increase.confirm,
  },
  {
    rule: 'time-out, days',
    value: ({ timeOutDays }) => timeOutDays.join(', '),
    isKept: ({ timeOutDays }) =>
      isAscending(timeOutDays) &&
      timeOutDays[0] === PLATFORM.timeOutDays.least &&
      timeOutDays.at(-1) === PLATFORM.timeOutDays.most,
  },
  {
    rule: 'self-exclusion, months',
    value: ({ exclusionMonths }) => exclusionMonths.join(', '),
    isKept: ({ exclusionMonths }) => {
      const months = exclusionMonths.filter((one) => one !== 'PERMANENT');
      return (
        isAscending(months) &&
        months[0] === PLATFORM.leastExclusionMonths &&
        exclusionMonths.at(-1) === 'PERMANENT'
      );
    },
  },
  {
    rule: 'reality check, min',
    value: ({ realityCheck }) => `${realityCheck.initial} of ${realityCheck.offered.join(', ')}`,
    isKept: ({ realityCheck: { initial, offered } }) => initial > 0 && offered.includes(initial),
  },
  {
    rule: 'categories not offered',
    value: ({ withoutCategories }) => withoutCategories.join(', '),
    isKept: () => true,
  },
  {
    rule: 'most times a bonus is staked',
    value: ({ maxWagerMultiple }) => maxWagerMultiple,
    isKept: ({ maxWagerMultiple }) => maxWagerMultiple === null || maxWagerMultiple > 0,
  },
  {
    rule: 'identity proven before',
    value: ({ identityBefore }) => identityBefore,
    isKept: () => true,
  },
  {
    rule: 'licence on the page',
    value: (_, { jurisdiction: { licence } }) =>
      licence && `${licence.regulator} ${licence.number}`,
    isKept: ({ notices }, { jurisdiction }) =>
      !notices.licence || jurisdiction.licence !== undefined,
  },
  {
    rule: 'age mark on the page',
    value: ({ notices }) => notices.ageMark,
    isKept: ({ notices }) => notices.ageMark,
  },
  {
    rule: 'help within one tap',
    value: ({ notices }) => notices.helpLines.map(({ name }) => name).join(', '),
    isKept: ({ notices }) =>
      !hasNone(notices.helpLines) &&
      notices.helpLines.every(({ url }) => url.startsWith('https://')),
  },
];

/** Checks a brand against each rule of its safer-play profile. */
export function auditBrand(brand: Brand, profiles = PROFILES): Finding[] {
  const rules = profiles[brand.jurisdiction.profile];
  return RULES.map(({ rule, value, isKept }) => ({
    rule,
    value: String(value(rules, brand) ?? '–') || '–',
    ok: isKept(rules, brand),
  }));
}
