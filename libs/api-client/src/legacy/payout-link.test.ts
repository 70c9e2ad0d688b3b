import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { payoutLink } from './payout-link';

test('names the user and the MD5 of his account (D1 §7)', () => {
  const link = new URL(
    payoutLink('https://pay.example/verify?x=1', { userId: '7&b=c', account: 'vịp 01&a=b' }),
  );
  expect(link.origin).toBe('https://pay.example');
  expect(link.searchParams.get('x')).toBe('1');
  expect(link.searchParams.get('userId')).toBe('7&b=c');
  const expected = createHash('md5').update('vịp 01&a=b').digest('hex');
  expect(link.searchParams.get('hash')).toBe(expected);
});
