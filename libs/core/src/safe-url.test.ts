import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeUrl, type AddressPurpose } from './safe-url';

const HERE = 'https://aurora.example';
const PAY = 'https://pay.example';
const at = (purpose: AddressPurpose, address: string) =>
  safeUrl(purpose, address, { pageOrigin: HERE, origins: [PAY] });

describe('a link (decision 23)', () => {
  test.each([
    ['/m/rewardCenter', { kind: 'inside', path: '/m/rewardCenter' }],
    [' /m/activityDetail?id=7#top ', { kind: 'inside', path: '/m/activityDetail?id=7#top' }],
    ['/', { kind: 'inside', path: '/' }],
    [`${HERE}/m/home`, { kind: 'inside', path: '/m/home' }],
    [`${PAY}/a?b=1`, { kind: 'outside', href: `${PAY}/a?b=1`, host: 'pay.example' }],
    [
      'http://news.example/x',
      { kind: 'outside', href: 'http://news.example/x', host: 'news.example' },
    ],
  ] as const)('%s leads %o', (address, expected) => {
    expect(at('link', address)).toEqual(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://aurora.example/1',
    'file:///etc/passwd',
    'intent://x#Intent;end',
    '//evil.example/m/home',
    '/\\evil.example/m/home',
    '/m/../../wps/session/logout',
    '/wps/session/logout',
    '/mine',
    'm/home',
    'https://user:word@news.example/',
    'https://news.example@evil.example:x/',
    'https://',
    '',
    `https://news.example/${'a'.repeat(2_000)}`,
  ])('refuses %s', (address) => {
    expect(at('link', address)).toEqual({ kind: 'refused' });
  });
});

test.each(['chat', 'game', 'payment'] as const)('%s stays on its origins', (purpose) => {
  expect(at(purpose, `${PAY}/x`)).toEqual({ kind: 'trusted', href: `${PAY}/x` });
  for (const address of [
    '/m/home',
    `${HERE}/m/home`,
    'https://pay.example.evil.example/',
    'http://pay.example/',
    'https://pay.example:8443/',
    'https://a:b@pay.example/',
  ])
    expect(at(purpose, address), address).toEqual({ kind: 'refused' });
});

test('whatever is given, inside stays on this origin and trusted on a configured one', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    'm',
    '..',
    ':',
    '@',
    '?',
    '#',
    'https:',
    'evil.example',
    '%2f',
    '\t',
    ' ',
  );
  const addresses = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(parts, { maxLength: 8 }).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(
      addresses,
      fc.constantFrom('chat', 'game', 'payment', 'link'),
      (address, purpose) => {
        const safe = at(purpose, address);
        if (safe.kind === 'inside') expect(new URL(safe.path, HERE).origin).toBe(HERE);
        if (safe.kind === 'trusted') expect(new URL(safe.href).origin).toBe(PAY);
        if (safe.kind === 'outside') expect(safe.href).toMatch(/^https?:\/\//);
      },
    ),
    { numRuns: 2_000 },
  );
});
