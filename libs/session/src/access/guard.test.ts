import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetSession, startSession } from '../session/session';
import { beginAsGuest } from '../session/session.setup';
import type { Requirement } from './access-denied';
import { isReachable } from './guard';

const as = (type: number) => ({
  token: `t${type}`,
  merchantCode: 'aurora',
  userName: 'mai',
  type,
  firstTimeLogin: false,
});

beforeEach(beginAsGuest);
afterEach(resetSession);

test.each<[who: string, type: number | null, need: Requirement | null, comes: boolean]>([
  ['a guest, a public screen', null, null, true],
  ['a guest who is to log in for it', null, { session: true }, true],
  ['a guest, the agent area, which leads Home', null, { agent: true }, false],
  ['a player, the agent area', 0, { agent: true }, false],
  ['an agent, the agent area', 1, { agent: true }, true],
  ['a trial, a screen of real accounts', 4, { realAccount: true }, false],
])('may come to a screen: %s', (_, type, need, comes) => {
  if (type !== null) startSession(as(type));
  expect(isReachable(need)).toBe(comes);
});
