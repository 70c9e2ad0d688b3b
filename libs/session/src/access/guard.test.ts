import aurora from '@lobby/brand-aurora';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setBrand } from '../session/brand';
import { endSession, resetSession, startSession } from '../session/session';
import type { Requirement } from './access-denied';
import { mayLoad } from './guard';

const as = (type: number) => ({
  token: `t${type}`,
  merchantCode: 'aurora',
  userName: 'mai',
  type,
  firstTimeLogin: false,
});

beforeEach(() => setBrand(aurora));
afterEach(resetSession);

/** Whether the code of a screen was let through, from now on. */
function watch(need: Requirement | null) {
  const seen = { loads: false };
  void mayLoad(need).then(() => (seen.loads = true));
  return async () => {
    await Promise.resolve();
    await Promise.resolve();
    return seen.loads;
  };
}

test.each<[who: string, type: number | null, need: Requirement | null, loads: boolean]>([
  ['a guest, a public screen', null, null, true],
  ['a guest who is to log in for it', null, { session: true }, true],
  ['a guest, the agent area, which leads Home', null, { agent: true }, false],
  ['a player, the agent area', 0, { agent: true }, false],
  ['an agent, the agent area', 1, { agent: true }, true],
  ['a trial, a screen of real accounts', 4, { realAccount: true }, false],
])('the code of a screen is for whom it opens to: %s', async (_, type, need, loads) => {
  if (type !== null) startSession(as(type));
  expect(await watch(need)()).toBe(loads);
});

test('code that was kept back is loaded once the viewer may come', async () => {
  const loads = watch({ agent: true });
  startSession(as(0));
  expect(await loads()).toBe(false);
  endSession('signed-out');
  startSession(as(1));
  expect(await loads()).toBe(true);
});
