import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { correctAccountType, endSession, passwordChanged, startSession } from '../session/session';
import { beginAsGuest } from '../session/session.setup';
import { removePreviousAccount, memberInfoQuery } from './account.query';

const logIn = (userName: string) =>
  startSession({ token: userName, userName, type: 0, firstTimeLogin: true });

beforeEach(beginAsGuest);

test('who logs in finds nothing of the account before, though nobody watched its end', () => {
  logIn('player01');
  const queries = new QueryClient();
  onTestFinished(removePreviousAccount(queries));
  queries.setQueryData([...memberInfoQuery.queryKey], 'of player01');
  queries.setQueryData(['games'], 'of all');
  passwordChanged('player01');
  expect(queries.getQueryData(memberInfoQuery.queryKey)).toBe('of player01');
  endSession('expired');
  logIn('vip01');
  expect(queries.getQueryData(memberInfoQuery.queryKey)).toBeUndefined();
  queries.setQueryData([...memberInfoQuery.queryKey], 'of vip01');
  correctAccountType('vip01', 1);
  expect(queries.getQueryData(memberInfoQuery.queryKey)).toBe('of vip01');
  expect(queries.getQueryData(['games'])).toBe('of all');
});

test('a session in the place of one of another account finds nothing of it, one of the same account all', () => {
  logIn('player01');
  const queries = new QueryClient();
  onTestFinished(removePreviousAccount(queries));
  queries.setQueryData([...memberInfoQuery.queryKey], 'of player01');
  startSession({ token: 'next', userName: 'player01', type: 0, firstTimeLogin: false }, 'player01');
  expect(queries.getQueryData(memberInfoQuery.queryKey)).toBe('of player01');
  startSession({ token: 'other', userName: 'vip01', type: 0, firstTimeLogin: false }, 'next');
  expect(queries.getQueryData(memberInfoQuery.queryKey)).toBeUndefined();
});
