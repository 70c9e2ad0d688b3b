import { api } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  currentToken,
  endSession,
  followOtherTabs,
  expireSession,
  requirePasswordChange,
  sessionAtom,
  signOut,
  startSession,
} from './session';
import { sessionEndAtom } from './session-events';
import { beginAsGuest, configure } from './session.setup';
import { sessionStore } from './store';
import { currentViewer } from './viewer';

/** A 401 of an edge before the platform. */
const edge401 = () => new Response('<html>Unauthorized</html>', { status: 401 });

/** Sessions that the account has on the platform. */
const listed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    sessionId: `session-${index}`,
    current: index === 0,
    startedAt: 1,
    seenAt: 1,
  }));

/** Answers every call of an account with `count` sessions. Returns the tokens of the logout calls. */
function platformWith(count: number): (string | null)[] {
  const ended: (string | null)[] = [];
  const answer: typeof fetch = async (address, init) => {
    const request = new Request(address, init);
    if (request.url.endsWith('/sessions'))
      return Response.json({ success: true, value: listed(count) });
    ended.push(request.headers.get('Authorization'));
    return Response.json({ success: true, value: null });
  };
  configure({ fetch: answer });
  return ended;
}

/** Sends the calls that end an unused session once more, for a token that ends after what was sent before. */
async function endLast(): Promise<void> {
  await api.security.sessions();
  await api.access.logout({ token: 'last' });
}

const GRANTED = { token: 'secret', userName: 'player01', type: 0, firstTimeLogin: false };

beforeAll(async () => {
  // The module that sends writes loads with the first one: a late load would be counted in the next test.
  configure();
  await api.access.logout({ token: 'any' });
});

beforeEach(beginAsGuest);

test('a granted session is stored in session storage alone', () => {
  startSession(GRANTED);
  const text = sessionStorage.getItem('MC_SESSION_INFO') ?? '';
  expect(JSON.parse(text)).toEqual({ ...GRANTED, merchantCode: 'aurora' });
  expect(JSON.stringify(Object.values(localStorage))).not.toContain('secret');
  expect(currentViewer().session?.userName).toBe('player01');
});

test('its record names the merchant in force, which is not the brand’s own on a host of another one (decision 2)', () => {
  configure({ merchant: 'aurora2' });
  startSession(GRANTED);
  expect(readStored('session')?.merchantCode).toBe('aurora2');
});

test('the name of a trial is stored too, and a member’s is not (D1 §3)', () => {
  startSession(GRANTED);
  expect(readStored('trialUserName')).toBeNull();
  endSession('signed-out');
  startSession({ ...GRANTED, userName: 'trial7', type: 4 });
  expect(readStored('trialUserName')).toBe('trial7');
  endSession('signed-out');
  expect(readStored('trialUserName')).toBeNull();
});

describe('a session that is granted late', () => {
  const LATE = { ...GRANTED, token: 'late', userName: 'trial7', type: 4 };
  test('replaces none, and is ended on the platform', async () => {
    const ended = platformWith(1);
    startSession(GRANTED);
    const before = JSON.stringify({ ...sessionStorage });
    startSession(LATE);
    expect(JSON.stringify({ ...sessionStorage })).toBe(before);
    expect(currentToken()).toBe('secret');
    await vi.waitFor(() => expect(ended).toEqual(['late']));
  });

  test.each([
    ['is here', 'player01'],
    ['is in another tab', LATE.userName],
  ])('to the account that %s is left to expire: its end would end both', async (_, userName) => {
    const ended = platformWith(2);
    startSession(GRANTED);
    startSession({ ...LATE, userName });
    expect(currentToken()).toBe('secret');
    await endLast();
    expect(ended).toEqual(['last']);
  });

  test('in the place of one that has ended meanwhile is ended too', async () => {
    const ended = platformWith(1);
    startSession(GRANTED);
    startSession({ ...GRANTED, token: 'next' }, 'secret');
    expect(currentToken()).toBe('next');
    endSession('signed-out');
    startSession({ ...GRANTED, token: 'late' }, 'next');
    expect(currentToken()).toBeNull();
    await vi.waitFor(() => expect(ended).toEqual(['late']));
  });

  test('while its person signs out is ended too', async () => {
    const ended = platformWith(1);
    startSession(GRANTED);
    const signedOut = signOut();
    startSession({ ...GRANTED, token: 'late' }, 'secret');
    await signedOut;
    expect(currentToken()).toBeNull();
    await vi.waitFor(() => expect(ended.toSorted()).toEqual(['late', 'secret']));
  });
});

test('a session that begins tells so, and one that does not', () => {
  configure();
  expect(startSession(GRANTED)).toBe(true);
  expect(startSession({ ...GRANTED, token: 'late', userName: 'vip01' })).toBe(false);
  expect(startSession({ ...GRANTED, token: 'next' }, 'secret')).toBe(true);
});

test('a session that replaces one of another account signs that out, and takes nothing of it over', async () => {
  const ended = platformWith(1);
  startSession(GRANTED);
  writeStored('scrollTop', { '/m/home': 5 });
  writeStored('recentSearches', ['golden arowana']);
  startSession({ ...GRANTED, token: 'next' }, 'secret');
  expect(readStored('scrollTop')).toEqual({ '/m/home': 5 });
  expect(readStored('recentSearches')).toEqual(['golden arowana']);
  expect(startSession({ ...GRANTED, token: 'other', userName: 'vip01' }, 'next')).toBe(true);
  expect(currentViewer().session?.userName).toBe('vip01');
  expect(readStored('scrollTop')).toEqual({});
  expect(readStored('recentSearches')).toEqual([]);
  await vi.waitFor(() => expect(ended).toEqual(['next']));
});

test('the end of a session is not told once another one has begun', () => {
  startSession(GRANTED);
  endSession('expired');
  startSession({ ...GRANTED, token: 'next', userName: 'vip01' });
  expect(sessionStore.get(sessionEndAtom)).toBeNull();
});

test('an ended session clears session storage and is reported once', () => {
  startSession(GRANTED);
  writeStored('scrollTop', { '/m/home': 5 });
  writeStored('recentSearches', ['golden arowana']);
  endSession('expired');
  const end = sessionStore.get(sessionEndAtom);
  endSession('signed-out');
  expect(sessionStore.get(sessionEndAtom)).toBe(end);
  expect(end).toEqual({ reason: 'expired' });
  expect(currentToken()).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(readStored('recentSearches')).toEqual([]);
});

test('five calls that fail at once end the session once', async () => {
  const ended = vi.fn();
  onTestFinished(sessionStore.sub(sessionEndAtom, ended));
  configure({ onSessionLost: expireSession, fetch: async () => edge401() });
  startSession(GRANTED);
  const { member, wallet, games, announcements } = api;
  const calls = [
    member.info(),
    wallet.balance(),
    announcements.board('home'),
    announcements.inbox(),
  ];
  await Promise.allSettled([...calls, games.hot()]);
  expect(currentToken()).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a late answer to an old session does not end the new one', () => {
  startSession(GRANTED);
  expireSession('of-before');
  expect(currentToken()).toBe('secret');
  expireSession('secret');
  expect(sessionStore.get(sessionEndAtom)).toEqual({ reason: 'expired' });
});

test('a password that is due is a first login, of the session that was told', () => {
  startSession(GRANTED);
  requirePasswordChange('of-before');
  expect(currentViewer().session?.firstTimeLogin).toBe(false);
  requirePasswordChange('secret');
  expect(currentViewer().session?.firstTimeLogin).toBe(true);
});

test('a sign-out in another tab ends the session of this one, while subscribed', async () => {
  configure({ fetch: async () => Response.json({ success: true, value: null }) });
  const otherTab = new BroadcastChannel('lobby-session');
  onTestFinished(() => otherTab.close());
  const unsubscribe = followOtherTabs();
  startSession(GRANTED);
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(currentToken()).toBeNull());
  expect(sessionStore.get(sessionEndAtom)).toEqual({ reason: 'signed-out-elsewhere' });
  unsubscribe();
  startSession(GRANTED);
  const onMessage = vi.fn();
  const thirdTab = new BroadcastChannel('lobby-session');
  onTestFinished(() => thirdTab.close());
  thirdTab.addEventListener('message', onMessage);
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalled());
  expect(currentToken()).toBe('secret');
});

test('a sign-out in another tab ends the token of this one on the platform too', async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ success: true, value: null }));
  configure({ fetch: sent });
  const otherTab = new BroadcastChannel('lobby-session');
  onTestFinished(() => otherTab.close());
  onTestFinished(followOtherTabs());
  startSession(GRANTED);
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(currentToken()).toBeNull();
  const [address, request] = sent.mock.calls[0] ?? [];
  expect(new Request(address ?? '', request).headers.get('Authorization')).toBe('secret');
});

test('signing out tells the other tabs, and ends this one although the call fails', async () => {
  configure({ fetch: () => Promise.reject(new TypeError('no network')) });
  const otherTab = new BroadcastChannel('lobby-session');
  onTestFinished(() => otherTab.close());
  const heard = vi.fn<(message: MessageEvent<unknown>) => void>();
  otherTab.addEventListener('message', heard);
  startSession(GRANTED);
  await signOut();
  expect(currentToken()).toBeNull();
  // The token is never sent between tabs.
  await vi.waitFor(() =>
    expect(heard.mock.calls.map(([{ data }]) => data)).toEqual(['signed-out']),
  );
});

/** Signs out in another tab whose message this one misses. */
async function signOutUnheard(): Promise<void> {
  configure({ fetch: () => Promise.reject(new TypeError('no network')) });
  const { session } = currentViewer();
  sessionStore.set(sessionAtom, null);
  await signOut();
  sessionStore.set(sessionAtom, session);
}

const opensAgain = () => followOtherTabs()();

test.each([
  ['a second', 1000],
  ['no time', 0],
  ['an hour back on a clock that was set', -3_600_000],
])('a tab that opens again after a sign-out elsewhere, %s later, is signed out', async (_, ms) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  startSession(GRANTED);
  vi.setSystemTime(Date.now() + ms);
  await signOutUnheard();
  opensAgain();
  expect(currentToken()).toBeNull();
  expect(sessionStore.get(sessionEndAtom)).toEqual({ reason: 'signed-out-elsewhere' });
  // A new login lasts, whatever the clock says.
  vi.setSystemTime(Date.now() - 3_600_000);
  startSession(GRANTED);
  opensAgain();
  expect(currentToken()).toBe('secret');
});

test.each([
  ['is ended on the platform', 1, ['secret']],
  ['stays there if another tab may have one of the account: its end would end both', 2, []],
])('the token of a tab that missed a sign-out %s', async (_, count, tokens) => {
  startSession(GRANTED);
  await signOutUnheard();
  const ended = platformWith(count);
  opensAgain();
  expect(currentToken()).toBeNull();
  await endLast();
  expect(ended).toEqual([...tokens, 'last']);
});

describe('a page that the browser keeps', () => {
  const visibility = () => document.documentElement.style.visibility;
  const happen = (type: string) =>
    dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  const leave = () => happen('pagehide');
  const comeBack = () => happen('pageshow');
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockClear();
    vi.spyOn(location, 'reload').mockImplementation(reload);
    document.documentElement.removeAttribute('style');
    onTestFinished(followOtherTabs());
  });

  test('shows nothing of a member, and all of it again if nothing has changed', () => {
    startSession(GRANTED);
    leave();
    expect(visibility()).toBe('hidden');
    comeBack();
    expect(visibility()).toBe('');
    expect(reload).not.toHaveBeenCalled();
    expect(currentToken()).toBe('secret');
  });

  test('is left as it is for a guest', () => {
    leave();
    expect(visibility()).toBe('');
    comeBack();
    expect(reload).not.toHaveBeenCalled();
  });

  const inThisTab = (session: object | null) => () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  };
  const other = { ...GRANTED, token: 'other', userName: 'vip01', merchantCode: 'aurora' };

  test.each<[string, () => unknown]>([
    ['somebody signed out in another tab', signOutUnheard],
    ['this tab signed out', inThisTab(null)],
    ['somebody else logged in in this tab', inThisTab(other)],
  ])('stays hidden and loads anew if %s meanwhile', async (_, happens) => {
    startSession(GRANTED);
    leave();
    await happens();
    comeBack();
    expect(visibility()).toBe('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('of a guest loads anew if somebody logged in meanwhile', () => {
    leave();
    inThisTab(other)();
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a corrupt record is no session', () => {
  sessionStorage.setItem('MC_SESSION_INFO', '{"token":{}}');
  expect(sessionStore.get(sessionAtom)).toBeNull();
});
