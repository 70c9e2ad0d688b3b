import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeUrl, type AddressPurpose } from './safe-url';

const HERE = 'https://aurora.example';
const PAY = 'https://pay.example';
const at = (purpose: AddressPurpose, address: string) =>
  safeUrl(purpose, address, { pageOrigin: HERE, origins: [PAY, HERE] });

/** Address that is fetched: the manifest of an iOS installation, or the address itself. */
const openedBy = (href: string) =>
  href.startsWith('itms-services:') ? (new URL(href).searchParams.get('url') ?? '') : href;

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

test.each([
  ['chat', 'refused'],
  ['game', 'refused'],
  ['payment', 'trusted'],
] as const)(
  '%s on the page’s own origin is %s, though it is named (decision 41)',
  (purpose, kind) => {
    expect(at(purpose, `${HERE}/games/x`)).toMatchObject({ kind });
    expect(at(purpose, `${HERE}:443/games/x`)).toMatchObject({ kind });
  },
);

describe('a download (decision 23)', () => {
  const INSTALL = 'itms-services://?action=download-manifest&url=';

  test.each([
    [`${HERE}/cdn/app/aurora.mobileconfig`, `${HERE}/cdn/app/aurora.mobileconfig`],
    [` ${HERE}/aurora.apk `, `${HERE}/aurora.apk`],
    [`${INSTALL}${HERE}/app.plist`, `${INSTALL}https%3A%2F%2Faurora.example%2Fapp.plist`],
  ])('%s of the page’s own origin opens at once', (address, href) => {
    expect(at('download', address)).toEqual({ kind: 'trusted', href });
  });

  test.each([
    ['https://get.example/a.apk', 'https://get.example/a.apk', 'get.example'],
    ['http://get.example:8080/a.apk', 'http://get.example:8080/a.apk', 'get.example:8080'],
    // Its own host without encryption is another origin.
    ['http://aurora.example/a.apk', 'http://aurora.example/a.apk', 'aurora.example'],
    [`${PAY}/a.apk`, `${PAY}/a.apk`, 'pay.example'],
    [
      `${INSTALL}https://get.example/a.plist`,
      `${INSTALL}https%3A%2F%2Fget.example%2Fa.plist`,
      'get.example',
    ],
    [
      `ITMS-Services://?url=https%3A%2F%2Fget.example%2Fa.plist%3Fv%3D1%26b%3D2&action=download-manifest`,
      `${INSTALL}https%3A%2F%2Fget.example%2Fa.plist%3Fv%3D1%26b%3D2`,
      'get.example',
    ],
  ])('%s asks first', (address, href, host) => {
    expect(at('download', address)).toEqual({ kind: 'outside', href, host });
  });

  test.each([
    'javascript:alert(1)',
    'data:application/octet-stream,x',
    'intent://x#Intent;end',
    'market://details?id=x',
    'file:///etc/passwd',
    '/m/home',
    '/cdn/app/aurora.mobileconfig',
    '//get.example/a.apk',
    `${HERE}/m/home`,
    'https://aurora.example@get.example/a.apk',
    'https://user:word@get.example/a.apk',
    'https://',
    '',
    `${INSTALL}http://get.example/a.plist`,
    `${INSTALL}javascript:alert(1)`,
    `${INSTALL}itms-services://?action=download-manifest`,
    `${INSTALL}https://aurora.example@get.example/a.plist`,
    `${INSTALL}https://get.example/a.plist&url=https://evil.example/a.plist`,
    `${INSTALL}https://get.example/a.plist&action=other`,
    `${INSTALL}https://get.example/a.plist&more=1`,
    `${INSTALL}`,
    'itms-services://?action=purchaseIntent&url=https://get.example/a.plist',
    'itms-services://?url=https://get.example/a.plist',
    'itms-services://get.example/?action=download-manifest&url=https://get.example/a.plist',
    'itms-services:?action=download-manifest&url=https://get.example/a.plist',
    'itms-apps://?action=download-manifest&url=https://get.example/a.plist',
  ])('refuses %s', (address) => {
    expect(at('download', address)).toEqual({ kind: 'refused' });
  });
});

/** Origins that an address of each purpose may be trusted on. */
const TRUSTED = { chat: [PAY], game: [PAY], payment: [PAY, HERE], link: [], download: [HERE] };

test('whatever is given, inside stays on this origin and trusted on one that its purpose allows', () => {
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
    'itms-services://?action=download-manifest&url=',
    HERE,
  );
  const addresses = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(parts, { maxLength: 8 }).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(
      addresses,
      fc.constantFrom('chat', 'game', 'payment', 'link', 'download'),
      (address, purpose) => {
        const safe = at(purpose, address);
        if (safe.kind === 'inside') expect(new URL(safe.path, HERE).origin).toBe(HERE);
        const opened = 'href' in safe ? openedBy(safe.href) : '';
        if (safe.kind === 'trusted') expect(TRUSTED[purpose]).toContain(new URL(opened).origin);
        if (safe.kind === 'outside') expect(opened).toMatch(/^https?:\/\//);
      },
    ),
    { numRuns: 2_000 },
  );
});
