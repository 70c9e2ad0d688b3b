import { readStored, writeStored } from '@lobby/core';
import { sessionAtom, sessionStore } from '@lobby/session';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useVisitStart } from './visit-time';

afterEach(() => sessionStore.set(sessionAtom, null));

test('a clock that is set back takes away neither the time played nor what else is stored of the visit', () => {
  const session = { token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false };
  sessionStore.set(sessionAtom, session);
  writeStored('playVisit', { playedMs: 5_000, net: '-7' });
  const { unmount } = renderHook(useVisitStart);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  unmount();
  const { playedMs, net } = readStored('playVisit');
  expect([playedMs >= 5_000, net]).toEqual([true, '-7']);
});
