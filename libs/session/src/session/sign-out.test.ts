import { expect, test, vi, beforeEach } from 'vitest';
import { currentToken, expireSession, signOut, startSession } from './session';
import { sessionEndAtom } from './session-events';
import { beginAsGuest, configure } from './session.setup';
import { sessionStore } from './store';

const GRANTED = { token: 'secret', userName: 'player01', type: 0, firstTimeLogin: false };

/** A platform that answers nothing until `answer` is called. */
function silentPlatform() {
  let answer: () => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json({ success: true, value: null }));
  });
  const sent = vi.fn<typeof fetch>(() => answered);
  configure({ fetch: sent });
  return { sent, answer: () => answer() };
}

beforeEach(beginAsGuest);

test('a sign-out ends the tab’s session at once, and its request outlives the page', async () => {
  const { sent, answer } = silentPlatform();
  startSession(GRANTED);
  const signedOut = signOut();
  expect(currentToken()).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(sessionStore.get(sessionEndAtom)).toEqual({ reason: 'signed-out' });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [address, request] = sent.mock.calls[0] ?? [];
  expect(new Request(address ?? '', request).headers.get('Authorization')).toBe('secret');
  expect(request?.keepalive).toBe(true);
  answer();
  await signedOut;
});

test('a sign-out that is not answered yet lets another session begin, and leaves it', async () => {
  const { answer } = silentPlatform();
  startSession(GRANTED);
  const signedOut = signOut();
  startSession({ ...GRANTED, token: 'next', userName: 'vip01' });
  expect(currentToken()).toBe('next');
  answer();
  await signedOut;
  expect(currentToken()).toBe('next');
  expect(sessionStore.get(sessionEndAtom)).toBeNull();
});

test('a call that is refused while a person signs out is no expiry', async () => {
  const { answer } = silentPlatform();
  startSession(GRANTED);
  const signedOut = signOut();
  expireSession('secret');
  answer();
  await signedOut;
  expect(sessionStore.get(sessionEndAtom)).toEqual({ reason: 'signed-out' });
  // A new login can expire again.
  startSession(GRANTED);
  expireSession('secret');
  expect(currentToken()).toBeNull();
});
