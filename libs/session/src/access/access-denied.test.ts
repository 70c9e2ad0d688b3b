import aurora from '@lobby/brand-aurora';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveFlags } from '../flags/flags';
import { ACCOUNT_TYPES, accountType } from './account-types';
import { accessDenied, type Requirement } from './access-denied';

const flags = resolveFlags(null, aurora.flags);
/** A viewer with an account type; null is a guest. */
const as = (type: number | null) => ({
  session:
    type === null
      ? null
      : { token: 't', merchantCode: 'aurora', userName: 'u', type, firstTimeLogin: false },
  flags,
});

describe('accessDenied', () => {
  const needs: Record<string, Requirement | null> = {
    nothing: null,
    session: { session: true },
    agent: { agent: true },
    contracts: { contracts: true },
    real: { realAccount: true },
    own: { ownAccount: true },
  };
  test.each([
    ['nothing', null, null],
    ['session', null, 'sign-in'],
    ['session', 0, null],
    ['session', 4, null],
    ['agent', null, 'sign-in'],
    ['agent', 0, 'not-permitted'],
    ['agent', 1, null],
    ['agent', 2, null],
    ['agent', 4, 'not-permitted'],
    ['agent', 40, 'not-permitted'],
    ['agent', 41, null],
    ['contracts', 0, null],
    ['contracts', 42, 'not-permitted'],
    ['real', 4, 'real-account'],
    ['real', 0, null],
    ['real', 40, null],
    ['own', null, 'sign-in'],
    ['own', 0, null],
    ['own', 4, null],
    ['own', 40, 'not-permitted'],
    ['own', 41, 'not-permitted'],
    ['own', 42, 'not-permitted'],
    ['agent', 77, 'not-permitted'],
  ] as const)('of %s for type %s is %s (D1 §6)', (need, type, expected) => {
    expect(accessDenied(needs[need] ?? null, as(type))).toBe(expected);
  });

  test.each([
    [null, null],
    [{ flag: 'inbox' }, null],
    [{ session: true }, 'change-password'],
    [{ session: true, beforeChange: true }, null],
    [{ realAccount: true }, 'change-password'],
    [{ contracts: true }, 'change-password'],
    [{ agent: true }, 'not-permitted'],
  ] as const)('of %o before a required change of password is %s (D1 §4)', (need, expected) => {
    const { session } = as(0);
    const viewer = { session: session && { ...session, firstTimeLogin: true }, flags };
    expect(accessDenied(need, viewer)).toBe(expected);
  });

  test('a flag that is off hides even from guests', () => {
    const off = { ...as(null), flags: { ...flags, inbox: false } };
    expect(accessDenied({ session: true, flag: 'inbox' }, off)).toBe('switched-off');
    expect(accessDenied({ session: true, flag: 'inbox' }, as(0))).toBeNull();
  });
});

test('the agent area is closed to exactly 0, 4 and 40; contracts to 4, 40, 41 and 42 (D1 §6)', () => {
  const codes = Object.keys(ACCOUNT_TYPES).map(Number);
  expect(codes.filter((code) => !accountType(code).agentArea)).toEqual([0, 4, 40]);
  expect(codes.filter((code) => !accountType(code).contracts)).toEqual([4, 40, 41, 42]);
  expect(codes.filter((code) => !accountType(code).marksRead)).toEqual([4]);
  expect(codes.filter((code) => accountType(code).unreadCount)).toEqual([0, 1, 2]);
});

test('an unknown account type may never do more than a trial', () => {
  fc.assert(
    fc.property(fc.integer(), (code) => {
      if (code in ACCOUNT_TYPES) return;
      expect(accessDenied({ agent: true }, as(code))).toBe('not-permitted');
      expect(accessDenied({ realAccount: true }, as(code))).toBe('real-account');
      expect(accessDenied({ ownAccount: true }, as(code))).toBe('not-permitted');
    }),
  );
});
