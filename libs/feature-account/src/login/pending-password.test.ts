import aurora from '@lobby/brand-aurora';
import { resetSession, setBrand, startSession } from '@lobby/session';
import { beforeEach, expect, it } from 'vitest';
import { pendingPassword, setPendingPassword, clearPendingPassword } from './pending-password';

const begin = (token: string) =>
  startSession({ token, userName: 'first01', type: 0, firstTimeLogin: true });

beforeEach(() => {
  setBrand(aurora);
  resetSession();
  setPendingPassword('t1', 'Play1234');
});

it('is there for the session it opened, in no storage', () => {
  begin('t1');
  expect(pendingPassword()).toBe('Play1234');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Play1234');
});

it('is gone once it was used', () => {
  begin('t1');
  clearPendingPassword();
  expect(pendingPassword()).toBe('');
});

it('is nobody else’s: not a guest’s, not the next session’s, and not again', () => {
  expect(pendingPassword()).toBe('');
  setPendingPassword('t1', 'Play1234');
  begin('t2');
  expect(pendingPassword()).toBe('');
  begin('t1');
  expect(pendingPassword()).toBe('');
});
