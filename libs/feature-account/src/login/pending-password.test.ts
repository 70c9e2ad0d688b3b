import { resetSession, sessionAtom, sessionStore } from '@lobby/session';
import { beforeEach, expect, it } from 'vitest';
import { pendingPassword, setPendingPassword, clearPendingPassword } from './pending-password';

const RECORD = { merchantCode: 'aurora', userName: 'first01', type: 0, firstTimeLogin: true };

const begin = (token: string) => sessionStore.set(sessionAtom, { ...RECORD, token });

beforeEach(() => {
  resetSession();
  setPendingPassword('t1', 'Play1234');
});

it('is readable in its own session, and in no storage', () => {
  begin('t1');
  expect(pendingPassword()).toBe('Play1234');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Play1234');
});

it('is empty after it was cleared', () => {
  begin('t1');
  clearPendingPassword();
  expect(pendingPassword()).toBe('');
});

it('is empty for a guest, for the next session, and stays empty', () => {
  expect(pendingPassword()).toBe('');
  setPendingPassword('t1', 'Play1234');
  begin('t2');
  expect(pendingPassword()).toBe('');
  begin('t1');
  expect(pendingPassword()).toBe('');
});
