import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { SAFER_PLAY_PROFILES, STRICTEST_JURISDICTION, type SaferPlayProfile } from '@lobby/core';
import { describe, expect, it, test } from 'vitest';
import { auditBrand } from './audit';
import { PROFILES, type ProfileRules } from './profiles';

/** Each rule of each profile, as figures: [minAge, freePlay, limitAtRegistration, first, never, wager, identity, cockfights]. */
const FACTS = {
  strict: [21, false, true, 30, false, 10, 'play', false],
  ukgc: [18, false, true, 60, false, 10, 'play', false],
  mga: [18, true, false, 60, false, null, 'withdrawal', false],
  cga: [18, true, false, 60, true, null, 'withdrawal', true],
  pagcor: [21, true, false, 30, false, null, 'withdrawal', false],
} as const satisfies Record<SaferPlayProfile, readonly unknown[]>;

/** A brand that is no harder than its profile asks. */
const brandUnder = (profile: SaferPlayProfile) => {
  const { minAge, freePlay } = PROFILES[profile];
  return { ...aurora, jurisdiction: { ...aurora.jurisdiction, profile, minAge, freePlay } };
};

describe.each(SAFER_PLAY_PROFILES)('the profile %s', (name) => {
  const rules: ProfileRules = PROFILES[name];

  it('has its own figures', () => {
    const { minAge, freePlay, limitAtRegistration, realityCheck, maxWagerMultiple } = rules;
    expect([
      minAge,
      freePlay,
      limitAtRegistration,
      realityCheck.initial,
      realityCheck.offered.includes(0),
      maxWagerMultiple,
      rules.identityBefore,
      !rules.withoutCategories.includes('COCKFIGHT'),
    ]).toEqual(FACTS[name]);
  });

  it('offers every kind of limit for every period, lower at once and higher after a day', () => {
    const every = ['DAY', 'WEEK', 'MONTH'];
    expect(rules.limits).toEqual({ DEPOSIT: every, LOSS: every, STAKE: every, SESSION: every });
    expect(rules.increase).toEqual({ delayHours: 24, confirm: true });
  });

  it('offers breaks from a day to six weeks, and exclusions from six months to for good', () => {
    expect([rules.timeOutDays[0], rules.timeOutDays.at(-1)]).toEqual([1, 42]);
    expect([rules.exclusionMonths[0], rules.exclusionMonths.at(-1)]).toEqual([6, 'PERMANENT']);
    expect(rules.timeOutDays.length).toBeGreaterThanOrEqual(4);
  });

  it('has the reminders of 15, 30 and 60 minutes, one of them from the start', () => {
    expect(rules.realityCheck.offered).toEqual(expect.arrayContaining([15, 30, 60]));
  });

  it('puts licence, age and at least two who help on the page', () => {
    const { licence, ageMark, helpLines } = rules.furniture;
    expect([licence, ageMark]).toEqual([true, true]);
    expect(helpLines.length).toBeGreaterThanOrEqual(2);
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

/** A profile with one rule broken, and the finding that tells. */
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
  ['age mark on the page', { furniture: { ...PROFILES.cga.furniture, ageMark: false } }],
  ['help within one tap', { furniture: { ...PROFILES.cga.furniture, helpLines: [] } }],
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
