import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { phoneOrigin } from '../testing/network';
import { brandFiles } from './static-files';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  mkdirSync(join(folder, 'aurora/assets'), { recursive: true });
  mkdirSync(join(folder, 'jade'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'aurora/index.html'), '<title>Aurora</title>');
  writeFileSync(
    join(folder, 'aurora/policy.json'),
    JSON.stringify({
      'script-src': ["'self'", "'sha256-a='"],
      'img-src': ['{page}/cdn/', '{images}'],
      'frame-src': ['{games}', '{chat}'],
      'frame-ancestors': ["'none'"],
    }),
  );
  writeFileSync(join(folder, 'aurora/sw.js'), 'let w;');
  writeFileSync(
    join(folder, 'aurora/sw-policy.json'),
    JSON.stringify({ 'default-src': ["'none'"], 'connect-src': ["'self'", '{images}'] }),
  );
  writeFileSync(join(folder, 'aurora/assets/index-B3xk9a_2.js'), 'let a;');
  writeFileSync(join(folder, 'aurora/assets/index-B3xk9a_2.js.br'), brotliCompressSync('let a;'));
  writeFileSync(join(folder, 'jade/index.html'), '<title>Jade</title>');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  brandFiles(folder)(new Request(`http://${address}`, { headers }));

it.each([
  ['aurora.localhost/', 'Aurora'],
  ['localhost/m/home', 'Aurora'],
  ['jade.localhost:4200/m/gameList?gameType=RNG', 'Jade'],
  ['192.168.1.5:4201/m/home', 'Aurora'],
  ['192.168.1.5:4202/', 'Jade'],
])('the page of %s is served', async (address, title) => {
  const response = await get(address);
  expect(await response?.text()).toContain(title);
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

it('lets a page on a network frame the games of that network', async () => {
  const response = await get('192.168.1.5:4201/m/home');
  expect(response?.headers.get('content-security-policy')).toContain(
    `frame-src ${phoneOrigin('games')} ${phoneOrigin('chat')};`,
  );
});

it.each(['/', '/index.html', '/m/home', '/m/no-such-page', '/no-such-page.html'])(
  'the page at %s has the policy of its build',
  async (path) => {
    const response = await get(`aurora.localhost:4200${path}`);
    expect(response?.headers.get('content-security-policy')).toBe(
      "script-src 'self' 'sha256-a='; img-src http://aurora.localhost:4200/cdn/ http://img.localhost:4200; frame-src http://games.localhost:4200 " +
        "http://chat.localhost:4200; frame-ancestors 'none'",
    );
  },
);

it('the service worker is not cached, and has the policy of its build', async () => {
  const response = await get('aurora.localhost:4200/sw.js');
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self' http://img.localhost:4200",
  });
});

it('hashed files are immutable, and compressed if the client accepts it', async () => {
  const address = 'aurora.localhost/assets/index-B3xk9a_2.js';
  const plain = await get(address);
  expect([plain?.headers.get('content-encoding'), await plain?.text()]).toEqual([null, 'let a;']);
  const small = await get(address, { 'accept-encoding': 'gzip, br' });
  expect(Object.fromEntries(small?.headers ?? [])).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

it('a range request gets its part, and a known version 304', async () => {
  const address = 'aurora.localhost/assets/index-B3xk9a_2.js';
  const part = await get(address, { range: 'bytes=4-' });
  expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([
    206,
    'bytes 4-5/6',
    'a;',
  ]);
  const etag = part?.headers.get('etag') ?? '';
  expect((await get(address, { 'if-none-match': etag }))?.status).toBe(304);
  expect((await get(address, { range: 'bytes=9-' }))?.status).toBe(416);
});

it.each([
  'aurora.localhost/assets/none.js',
  'ember.localhost/',
  'other.example/',
  'aurora.example:4201/',
  '192.168.1.5:4200/',
  `${new URL(phoneOrigin('games')).host}/`,
  'aurora.localhost/%2e%2e/secret.txt',
  'aurora.localhost/..%2fsecret.txt',
  'aurora.localhost/..%5csecret.txt',
  'aurora.localhost/%00.js',
])('%s is answered by 404', async (address) => {
  expect(await get(address)).toBeUndefined();
});
