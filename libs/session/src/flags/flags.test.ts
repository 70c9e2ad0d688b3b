import { FLAGS } from '@lobby/core';
import { expect, test } from 'vitest';
import { resolveFlags } from './flags';

test('the server wins over the brand, the brand over the default (decision 3)', () => {
  expect(resolveFlags(null, {}).smsLogin).toBe(FLAGS.smsLogin.initial);
  expect(resolveFlags(null, { smsLogin: true }).smsLogin).toBe(true);
  expect(resolveFlags({ SMSLOGIN3: false }, { smsLogin: true }).smsLogin).toBe(false);
});

test('unknown codes are ignored', () => {
  expect(resolveFlags({ NOTHING: true, toString: true }, {})).toEqual(resolveFlags(null, {}));
});
