import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../app';
import { BRAND_CODES } from '../brands/brands';
import { headersOf, callNamed } from '../testing/visitor';
import { IN_PROCESS } from '../faults/transport';

const FILES: Readonly<Record<string, () => Response>> = {
  '/page': () =>
    new Response('<p>', {
      headers: { 'content-type': 'text/html', 'content-security-policy': "img-src 'self'" },
    }),
  '/known': () => new Response(null, { status: 304, headers: { etag: '"a"' } }),
};

const sandbox = createSandbox({
  strict: true,
  files: ({ url }) => Promise.resolve(FILES[new URL(url).pathname]?.()),
});
afterAll(() => {
  sandbox.close();
});

const BASE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const PAGE_POLICY = (frames: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`;
const OWN_PAGE = {
  'referrer-policy': 'no-referrer',
  'content-security-policy': PAGE_POLICY("'none'"),
};
const BRANDS = [...BRAND_CODES.map((code) => `${code}.localhost`), 'localhost', '127.0.0.1']
  .map((host) => `http://${host}:*`)
  .join(' ');
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };

const status = headersOf(callNamed('system.status'));
const member = headersOf(callNamed('member.info'));

it.each<[name: string, status: number, address: string, init: RequestInit, own: object]>([
  ['a call', 200, 'aurora.localhost/wps/system/status', { headers: status }, {}],
  ['a call without its headers', 400, 'aurora.localhost/wps/system/status', {}, {}],
  ['a call without a session', 401, 'aurora.localhost/wps/member/info', { headers: member }, {}],
  ['an unknown call', 404, 'aurora.localhost/wps/nothing', {}, {}],
  ['a wrong method', 400, 'aurora.localhost/wps/system/status', { method: 'PATCH' }, {}],
  ['an unknown host', 404, 'other.example/', {}, {}],
  ['a missing file', 404, 'aurora.localhost/assets/none.js', {}, {}],
  ['a missing picture', 404, 'aurora.localhost/cdn/none.png', {}, {}],
  ['a picture', 200, 'aurora.localhost/cdn/vendor/moonkoi.svg', {}, SHARED],
  [
    'a head icon',
    200,
    'aurora.localhost/cdn/icon/koi.svg',
    {},
    {
      ...SHARED,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  ],
  ['a page', 200, 'aurora.localhost/page', {}, { 'content-security-policy': "img-src 'self'" }],
  ['the control page', 200, 'localhost/__sandbox', {}, OWN_PAGE],
  ['a control call', 200, 'localhost/__sandbox/calls', {}, {}],
  [
    'a game',
    200,
    'games.localhost/play/',
    {},
    { ...OWN_PAGE, 'content-security-policy': PAGE_POLICY(BRANDS) },
  ],
  ['the payout page', 400, 'games.localhost/play/payout', {}, {}],
])('%s has all headers', async (_, code, address, init, own) => {
  const response = await sandbox.fetch(new Request(`http://${address}`, init));
  expect(response.status).toBe(code);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({ ...BASE, ...own });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it('a fault has all headers', async () => {
  sandbox.control.faults([{ path: '/wps/*', rate: 1, kind: 'malformed' }]);
  const response = await sandbox.fetch(
    new Request('http://aurora.localhost/wps/system/status', { headers: status }),
  );
  sandbox.control.faults([]);
  expect(Object.fromEntries(response.headers)).toMatchObject(BASE);
});

it('a 304 answer replaces no header of the cached one', async () => {
  const response = await sandbox.fetch(new Request('http://aurora.localhost/known'));
  expect([response.status, [...response.headers.keys()]]).toEqual([304, ['etag']]);
});

it('over TLS sends Strict-Transport-Security', async () => {
  const response = await sandbox.handle(new Request('https://aurora.localhost/page'), IN_PROCESS);
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000');
});

it('has the date of the sandbox’s clock', async () => {
  const { now } = sandbox.control.clock({ shiftMs: 3 * 86_400_000 });
  const sent = ['aurora.localhost/wps/system/status', 'aurora.localhost/page'];
  for (const address of sent) {
    const { headers } = await sandbox.fetch(new Request(`http://${address}`));
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - now)).toBeLessThan(60_000);
  }
});
