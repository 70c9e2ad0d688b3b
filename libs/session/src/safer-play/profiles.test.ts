import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { SAFER_PLAY_PROFILES, STRICTEST_JURISDICTION, type SaferPlayProfile } from '@lobby/core';
import { describe, expect, it, test } from 'vitest';
import { auditBrand } from './audit';
import { PROFILES, type ProfileRules } from './profiles';

const EVERY = ['DAY', 'WEEK', 'MONTH'];
const REMINDERS = [15, 30, 60];
const INTERNATIONAL = [
  'Gambling Therapy https://www.gamblingtherapy.org/',
  'Gamblers Anonymous https://www.gamblersanonymous.org/',
];
const BRITISH = [
  'GamCare https://www.gamcare.org.uk/',
  'GambleAware https://www.gambleaware.org/',
  'GAMSTOP https://www.gamstop.co.uk/',
];

/**
 * Differences: [age, free play, limit prompt, first reminder, reminders, excluded categories, maximum wager, identity
 * check, help].
 */
const FACTS = {
  strict: [21, false, true, 30, REMINDERS, ['COCKFIGHT'], 10, 'play', INTERNATIONAL],
  ukgc: [18, false, true, 60, REMINDERS, ['COCKFIGHT'], 10, 'play', BRITISH],
  mga: [18, true, false, 60, REMINDERS, ['COCKFIGHT'], null, 'withdrawal', INTERNATIONAL],
  cga: [18, true, false, 60, [...REMINDERS, 0], [], null, 'withdrawal', INTERNATIONAL],
  pagcor: [21, true, false, 30, REMINDERS, ['COCKFIGHT'], null, 'withdrawal', INTERNATIONAL],
} as const satisfies Record<SaferPlayProfile, readonly unknown[]>;

/** Assertions for every profile, and for those with given facts; each throws if the rules differ. */
const SUITE: readonly [
  title: string,
  check: (rules: ProfileRules, name: SaferPlayProfile) => void,
][] = [
  [
    'has its own figures',
    (rules, name) =>
      expect([
        rules.minAge,
        rules.freePlay,
        rules.limitAtRegistration,
        rules.realityCheck.initial,
        rules.realityCheck.offered,
        rules.withoutCategories,
        rules.maxWagerMultiple,
        rules.identityBefore,
        rules.notices.helpLines.map(({ name: line, url }) => `${line} ${url}`),
      ]).toEqual(FACTS[name]),
  ],
  [
    'offers every kind of limit for every period',
    ({ limits }) =>
      expect(limits).toEqual({ DEPOSIT: EVERY, LOSS: EVERY, STAKE: EVERY, SESSION: EVERY }),
  ],
  [
    'lets a looser limit wait a day, and for a second confirmation',
    ({ increase }) => expect(increase).toEqual({ delayHours: 24, confirm: true }),
  ],
  [
    'offers breaks from a day to six weeks',
    ({ timeOutDays }) => expect(timeOutDays).toEqual([1, 3, 7, 14, 28, 42]),
  ],
  [
    'offers exclusions from six months to for good',
    ({ exclusionMonths }) => expect(exclusionMonths).toEqual([6, 12, 24, 60, 'PERMANENT']),
  ],
  [
    'puts licence and age on the page',
    ({ notices }) => expect([notices.licence, notices.ageMark]).toEqual([true, true]),
  ],
];

/** A brand that meets its profile exactly. */
const brandUnder = (profile: SaferPlayProfile) => {
  const { minAge, freePlay } = PROFILES[profile];
  return { ...aurora, jurisdiction: { ...aurora.jurisdiction, profile, minAge, freePlay } };
};

describe.each(SAFER_PLAY_PROFILES)('the profile %s', (name) => {
  const rules: ProfileRules = PROFILES[name];

  it.each(SUITE)('%s', (_, check) => {
    expect(() => check(rules, name)).not.toThrow();
  });

  it('lets a brand through that keeps to it', () => {
    expect(auditBrand(brandUnder(name)).filter(({ ok }) => !ok)).toEqual([]);
  });

  it('is no harder than `strict` in any rule', () => {
    const { strict } = PROFILES;
    expect(strict.minAge).toBeGreaterThanOrEqual(rules.minAge);
    expect(strict.freePlay && !rules.freePlay).toBe(false);
    expect(strict.limitAtRegistration || !rules.limitAtRegistration).toBe(true);
    expect(strict.increase.delayHours).toBeGreaterThanOrEqual(rules.increase.delayHours);
    expect(strict.increase.confirm || !rules.increase.confirm).toBe(true);
    expect(strict.realityCheck.initial).toBeLessThanOrEqual(rules.realityCheck.initial);
    expect(
      strict.realityCheck.offered.filter((one) => !rules.realityCheck.offered.includes(one)),
    ).toEqual([]);
    expect(strict.withoutCategories).toEqual(expect.arrayContaining([...rules.withoutCategories]));
    expect(strict.maxWagerMultiple ?? Infinity).toBeLessThanOrEqual(
      rules.maxWagerMultiple ?? Infinity,
    );
    expect(strict.identityBefore === 'play' || rules.identityBefore === 'withdrawal').toBe(true);
  });
});

/** Every value of the rules changed in turn: another value, a list with one entry less, with one more. */
function changesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const put = (at: number, one: unknown) => list.toSpliced(at, 1, one);
    const inner = list.flatMap((one, at) =>
      typeof one === 'object' ? changesOf(one).map((other) => put(at, other)) : [],
    );
    return [...list.map((_, at) => list.toSpliced(at, 1)), [...list, 'MORE'], ...inner];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      changesOf(inner).map((other) => ({ ...value, [key]: other })),
    );
  }
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, null];
  return value === null ? [10] : [`another ${String(value)}`];
}

const fails = (check: () => void) => {
  try {
    check();
    return false;
  } catch {
    return true;
  }
};

test.each(SAFER_PLAY_PROFILES)('the suite notices every rule of %s that is changed', (name) => {
  const changed = changesOf(PROFILES[name]) as ProfileRules[];
  expect(changed.length).toBeGreaterThan(50);
  const unnoticed = changed.filter(
    (rules) => !SUITE.some(([, check]) => fails(() => check(rules, name))),
  );
  expect(unnoticed).toEqual([]);
});

/** A profile with one rule broken, and the finding that reports it. */
const BROKEN: readonly [string, Partial<ProfileRules>][] = [
  ['limit: LOSS', { limits: { ...PROFILES.cga.limits, LOSS: [] } }],
  ['a looser limit waits, h', { increase: { delayHours: 1, confirm: true } }],
  ['a looser limit is confirmed again', { increase: { delayHours: 24, confirm: false } }],
  ['time-out, days', { timeOutDays: [3, 7, 42] }],
  ['time-out, days', { timeOutDays: [1, 7] }],
  ['time-out, days', { timeOutDays: [1, 7, 3, 42] }],
  ['self-exclusion, months', { exclusionMonths: [12, 'PERMANENT'] }],
  ['self-exclusion, months', { exclusionMonths: [6, 12] }],
  ['reality check, min', { realityCheck: { initial: 0, offered: [0] } }],
  ['reality check, min', { realityCheck: { initial: 15, offered: [30] } }],
  ['most times a bonus is staked', { maxWagerMultiple: 0 }],
  ['age mark on the page', { notices: { ...PROFILES.cga.notices, ageMark: false } }],
  ['help within one tap', { notices: { ...PROFILES.cga.notices, helpLines: [] } }],
  ['minimum age', { minAge: 21 }],
  ['games without an account', { freePlay: false }],
];

test.each(BROKEN)('a rule that is broken is found: %s %o', (rule, change) => {
  const profiles = { ...PROFILES, cga: { ...PROFILES.cga, ...change } };
  const found = auditBrand(aurora, profiles).filter(({ ok }) => !ok);
  expect(found.map((one) => one.rule)).toEqual([rule]);
});

test.each([aurora, jade, ember])('$name keeps to every rule of its profile', (brand) => {
  expect(auditBrand(brand).filter(({ ok }) => !ok)).toEqual([]);
});

test('a brand without a profile is held to the strictest, and told that it has no licence', () => {
  const brand = { ...aurora, jurisdiction: STRICTEST_JURISDICTION };
  expect(brand.jurisdiction.profile).toBe('strict');
  const found = auditBrand(brand).filter(({ ok }) => !ok);
  expect(found.map(({ rule }) => rule)).toEqual(['licence on the page']);
});
