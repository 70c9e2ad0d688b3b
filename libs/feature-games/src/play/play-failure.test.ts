import { ApiError, type ErrorCode } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { failureAction } from './play-failure';

test.each<[ErrorCode, string]>([
  ['game.maintenance', 'choose'],
  ['game.not.found', 'choose'],
  ['function.not.available', 'choose'],
  ['account.no.permission', 'support'],
  ['account.excluded', 'saferPlay'],
  ['protection.limit.reached', 'saferPlay'],
  ['identity.required', 'identity'],
  ['system.busy', 'retry'],
])('%s offers %s', (code, action) => {
  expect(failureAction(new ApiError('refused', code, { code }))).toBe(action);
});

test.each([new ApiError('offline', 'no network'), new Error('odd'), null])(
  '%s offers retry',
  (error) => {
    expect(failureAction(error)).toBe('retry');
  },
);
