import { expect, test } from 'vitest';
import { firebaseFailure } from './firebase-failure';

const failure = (code: string) => Object.assign(new Error('Firebase: Error'), { code });

test.each([
  ['auth/network-request-failed', 'offline', undefined],
  ['auth/timeout', 'timeout', undefined],
  ['auth/too-many-requests', 'refused', 'sms.too.often'],
  ['auth/quota-exceeded', 'refused', 'too.many.requests'],
  ['auth/invalid-phone-number', 'refused', 'field.invalid'],
  ['auth/invalid-verification-code', 'refused', 'sms.code.wrong'],
  ['auth/code-expired', 'refused', 'sms.code.wrong'],
  ['auth/operation-not-allowed', 'refused', 'function.not.available'],
  ['auth/internal-error', 'http', undefined],
])('%s is told as %s %s', (theirs, kind, code) => {
  const { kind: told, code: ours, message } = firebaseFailure(failure(theirs));
  expect([told, ours, message]).toEqual([kind, code, theirs]);
});

test('what is no failure of the third party is one of its servers', () => {
  expect(firebaseFailure('gone').kind).toBe('http');
});
