import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { payoutLink } from './payout-link';

const ORIGIN = 'https://pay.example';

test('names the account and its MD5', () => {
  const link = new URL(payoutLink(`${ORIGIN}/verify?x=1`, 'vịp 01&a=b', [ORIGIN]) ?? '');
  expect(link.searchParams.get('x')).toBe('1');
  expect(link.searchParams.get('userId')).toBe('vịp 01&a=b');
  const expected = createHash('md5').update('vịp 01&a=b').digest('hex');
  expect(link.searchParams.get('hash')).toBe(expected);
});

test.each(['https://evil.example/verify', 'javascript:alert(1)', '/verify', ''])(
  'is nothing for %j',
  (address) => {
    expect(payoutLink(address, 'vip01', [ORIGIN])).toBeUndefined();
  },
);
