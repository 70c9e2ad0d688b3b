import { ApiError, type ErrorCode } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { wayOut } from './failures';

test.each<[ErrorCode, string]>([
  ['game.maintenance', 'choose'],
  ['game.not.found', 'choose'],
  ['account.no.permission', 'support'],
  ['system.busy', 'again'],
])('%s offers %s', (code, way) => {
  expect(wayOut(new ApiError('refused', code, { code }))).toBe(way);
});

test.each([new ApiError('offline', 'no network'), new Error('odd'), null])(
  '%s may pass',
  (error) => {
    expect(wayOut(error)).toBe('again');
  },
);
