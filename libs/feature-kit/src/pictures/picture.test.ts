import { expect, test } from 'vitest';
import { pictureSources, vendorIcon, type PicturePlace } from './picture';

test.each<[PicturePlace, string, number, number]>([
  ['portrait', '/cdn/x-portrait', 240, 320],
  ['square', '/cdn/x-square', 200, 200],
  ['landscape', '/cdn/x-landscape', 320, 240],
  ['bleed', '/cdn/x', 780, 472],
  ['framed', '/cdn/x', 716, 280],
  ['peek', '/cdn/x', 636, 368],
  ['popup', '/cdn/x', 720, 480],
  ['backdrop', '/cdn/x', 780, 1120],
])('a picture of a %s names both formats and its size', (place, address, width, height) => {
  expect(pictureSources('/cdn/x', [''], place)).toEqual({
    avif: `${address}.avif`,
    webp: `${address}.webp`,
    elsewhere: [],
    width,
    height,
  });
});

test('the other hosts stand behind the one chosen', () => {
  const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];
  const { avif, elsewhere = [] } = pictureSources('/cdn/other', hosts, 'bleed');
  const all = [avif, ...elsewhere.map((file) => file.avif)];
  expect(all.toSorted()).toEqual(hosts.map((host) => `${host}/cdn/other.avif`));
});

test('a file always comes from the same host, and files spread over all', () => {
  const hosts = ['https://a.example', 'https://b.example'];
  const hostOf = (file: string) => new URL(pictureSources(file, hosts, 'bleed').avif).host;
  const files = Array.from({ length: 50 }, (_, index) => `/cdn/game/${index}`);
  expect(new Set(files.map(hostOf)).size).toBe(2);
  const inOrder = files.map(hostOf);
  // In reverse order: a round robin or random choice would differ.
  expect([...files].reverse().map(hostOf).reverse()).toEqual(inOrder);
});

test('a picture that is shown stays where it is while its host is named', () => {
  const files = Array.from({ length: 50 }, (_, index) => `/cdn/stays/${index}`);
  const own = files.map((file) => pictureSources(file, [''], 'bleed').avif);
  const two = ['', 'https://b.example'];
  expect(files.map((file) => pictureSources(file, two, 'bleed').avif)).toEqual(own);
  const moved = files.map((file) => pictureSources(file, ['https://b.example'], 'bleed').avif);
  expect(moved).toEqual(own.map((path) => `https://b.example${path}`));
});

test('an address that names its own host keeps it', () => {
  const hosts = ['https://a.example', 'https://c.example'];
  const { webp, elsewhere } = pictureSources('https://c.example/x', hosts, 'bleed');
  expect([webp, elsewhere]).toEqual(['https://c.example/x.webp', []]);
});

test.each([
  'https://evil.example/x',
  '.evil.example/x',
  '@evil.example/x',
  ':8443/x',
  '//evil.example/x',
  '/wps/member/trialuser?x=',
  '/cdn/../wps/member/trialuser?x=',
  'javascript:alert(1)',
  '',
])('%j has no address outside the hosts, and none here but below /cdn/ (decision 23)', (base) => {
  const hosts = ['', 'https://img.example'];
  const { avif, webp, elsewhere = [] } = pictureSources(base, hosts, 'square');
  const files = [{ avif, webp }, ...elsewhere].flatMap((file) => [file.avif, file.webp]);
  for (const file of files.filter((one) => one !== '')) {
    const { origin, pathname } = new URL(file, location.href);
    if (origin === location.origin) expect(pathname).toMatch(/^\/cdn\//);
    else expect(origin).toBe('https://img.example');
  }
  expect(pictureSources(base, [''], 'square').webp).toBe('');
});

test('a vendor’s icon is named by category and vendor in upper case (D2 §3)', () => {
  expect(vendorIcon({ category: 'RNG', code: 'moonkoi' }, [''])).toEqual(['/cdn/RNG-MOONKOI.png']);
  const odd = vendorIcon({ category: 'LOTT', code: '../a b' }, ['']);
  expect(odd).toEqual(['/cdn/LOTT-..%2FA%20B.png']);
});

test('a vendor’s icon has its own host, and the others behind it', () => {
  const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];
  const codes = Array.from({ length: 50 }, (_, index) => `vendor${index}`);
  const addresses = codes.map((code) => vendorIcon({ category: 'RNG', code }, hosts));
  expect(new Set(addresses.map(([first]) => new URL(first ?? '').origin)).size).toBe(3);
  const again = [...codes].reverse().map((code) => vendorIcon({ category: 'RNG', code }, hosts));
  expect(again.reverse()).toEqual(addresses);
  for (const all of addresses)
    expect(all.map((address) => new URL(address).origin).toSorted()).toEqual(hosts);
});
