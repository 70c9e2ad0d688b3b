import { beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from './drafts';
import { endSession, startSession } from './session';
import { beginAsGuest } from './session.setup';

const GRANTED = { token: 'secret', userName: 'player01', type: 0, firstTimeLogin: false };
/** Another login than `GRANTED`. */
const as = (userName: string) => ({ ...GRANTED, token: userName, userName });

beforeEach(beginAsGuest);

test('what is typed is kept for its owner alone, until it is emptied', () => {
  writeDraft('player01', 'feedback', 'Hello');
  writeDraft('', 'userName', 'mai');
  expect([readDraft('player01', 'feedback'), readDraft('', 'feedback')]).toEqual([
    'Hello',
    undefined,
  ]);
  writeDraft('player01', 'feedback', '');
  expect(readDraft('player01', 'feedback')).toBeUndefined();
  expect(readDraft('', 'userName')).toBe('mai');
});

test('a text too long for the storage is not kept', () => {
  writeDraft('player01', 'feedback', 'x'.repeat(4001));
  expect(readDraft('player01', 'feedback')).toBeUndefined();
});

test('an expired session keeps its person’s drafts for the next login (decision 11)', () => {
  startSession(GRANTED);
  writeDraft('player01', 'feedback', 'Hello');
  endSession('expired');
  writeDraft('', 'userName', 'player01');
  startSession(GRANTED);
  expect(readDraft('player01', 'feedback')).toBe('Hello');
  expect(readDraft('', 'userName')).toBeUndefined();
});

test('who logs in instead finds nothing of the person before', () => {
  startSession(GRANTED);
  writeDraft('player01', 'feedback', 'Hello');
  endSession('expired');
  startSession(as('vip01'));
  expect(sessionStorage.getItem('SHELL_drafts')).not.toContain('Hello');
});

test.each(['signed-out', 'signed-out-elsewhere'] as const)('%s forgets them', (reason) => {
  startSession(GRANTED);
  writeDraft('player01', 'feedback', 'Hello');
  endSession(reason);
  expect(sessionStorage.length).toBe(0);
});
