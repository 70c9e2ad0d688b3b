import { ApiError, type ApiErrorKind, type ErrorCode } from '@lobby/api-client';

/** Equivalent `ApiError`. */
interface Meaning {
  kind: ApiErrorKind;
  code?: ErrorCode;
}

const WRONG_CODE: Meaning = { kind: 'refused', code: 'sms.code.wrong' };
const WRONG_NUMBER: Meaning = { kind: 'refused', code: 'field.invalid' };
const NOT_OFFERED: Meaning = { kind: 'refused', code: 'function.not.available' };

/** Equivalents of Firebase's error codes; any other code is a server error. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  'auth/network-request-failed': { kind: 'offline' },
  'auth/timeout': { kind: 'timeout' },
  'auth/too-many-requests': { kind: 'refused', code: 'sms.too.often' },
  'auth/quota-exceeded': { kind: 'refused', code: 'too.many.requests' },
  'auth/invalid-phone-number': WRONG_NUMBER,
  'auth/missing-phone-number': WRONG_NUMBER,
  'auth/invalid-verification-code': WRONG_CODE,
  'auth/missing-verification-code': WRONG_CODE,
  'auth/invalid-verification-id': WRONG_CODE,
  'auth/code-expired': WRONG_CODE,
  'auth/operation-not-allowed': NOT_OFFERED,
  'auth/captcha-check-failed': NOT_OFFERED,
  'auth/user-disabled': NOT_OFFERED,
};

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Converts an error of Firebase to an `ApiError`. */
export function firebaseFailure(error: unknown): ApiError {
  const firebaseCode = codeOf(error);
  const { kind, code } = MEANINGS[firebaseCode] ?? { kind: 'http' };
  return new ApiError(kind, firebaseCode || String(error), code ? { code } : {});
}
