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
])('%s becomes %s %s', (firebaseCode, kind, code) => {
  const error = firebaseFailure(failure(firebaseCode));
  expect([error.kind, error.code, error.message]).toEqual([kind, code, firebaseCode]);
});

test('an unknown failure becomes a server error', () => {
  expect(firebaseFailure('unknown').kind).toBe('http');
});
