import aurora from '@lobby/brand-aurora';
import { readStored, writeStored } from '@lobby/core';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setBrand } from './brand';
import {
  currentToken,
  endSession,
  followOtherTabs,
  resetSession,
  sessionAtom,
  startSession,
} from './session';
import { sessionEndAtom } from './session-events';
import { sessionStore } from './store';
import { currentViewer } from './viewer';

const GRANTED = { token: 'secret', userName: 'player01', type: 0, firstTimeLogin: false };

beforeEach(() => {
  setBrand(aurora);
  resetSession();
});

test('a granted session is kept for this visit alone', () => {
  startSession(GRANTED);
  const text = sessionStorage.getItem('MC_SESSION_INFO') ?? '';
  expect(JSON.parse(text)).toEqual({ ...GRANTED, merchantCode: 'aurora' });
  expect(localStorage.length).toBe(0);
  expect(currentViewer().session?.userName).toBe('player01');
});

test('the name of a trial is kept too, and a member’s is not (D1 §3)', () => {
  startSession(GRANTED);
  expect(readStored('trialUserName')).toBeNull();
  startSession({ ...GRANTED, userName: 'trial7', type: 4 });
  expect(readStored('trialUserName')).toBe('trial7');
  endSession('signed-out');
  expect(readStored('trialUserName')).toBeNull();
});

test('an ended session leaves nothing of the visit, and is told once', () => {
  startSession(GRANTED);
  writeStored('scrollTop', { '/m/home': 5 });
  endSession('expired');
  const told = sessionStore.get(sessionEndAtom);
  endSession('signed-out');
  expect(sessionStore.get(sessionEndAtom)).toBe(told);
  expect(told).toEqual({ reason: 'expired' });
  expect(currentToken()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('a sign-out in another tab ends the session of this one, while it is followed', async () => {
  const otherTab = new BroadcastChannel('lobby-session');
  onTestFinished(() => otherTab.close());
  const unfollow = followOtherTabs();
  startSession(GRANTED);
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(currentToken()).toBeNull());
  expect(sessionStore.get(sessionEndAtom)).toEqual({ reason: 'signed-out-elsewhere' });
  unfollow();
  startSession(GRANTED);
  const heard = vi.fn();
  const witness = new BroadcastChannel('lobby-session');
  onTestFinished(() => witness.close());
  witness.addEventListener('message', heard);
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(currentToken()).toBe('secret');
});

test('a corrupt record is no session', () => {
  sessionStorage.setItem('MC_SESSION_INFO', '{"token":{}}');
  expect(sessionStore.get(sessionAtom)).toBeNull();
});
