import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishedPages } from './published-pages';

const folder = mkdtempSync(join(tmpdir(), 'published-'));
const module = join(folder, 'publisher.mjs');
/** Fake publisher of Home: renders the platform's response and a render count. */
writeFileSync(
  module,
  `let rendered = 0;
  export const createPublisher = (folder, ask) => ({
    pathOf: ({ pathname }) => ['/m/home', '/m/broken'].find((path) => path === pathname),
    page: async (path, language) => {
      if (path === '/m/broken') throw new Error('a screen fails');
      const answer = await (await ask('/wps/games', {})).text();
      rendered += 1;
      const html = [answer, language ?? 'default', folder.split('/').at(-1), rendered].join(' ');
      return { html, at: Date.now(), sources: [{ address: '/wps/games', headers: {}, answer }] };
    },
  });`,
);
mkdirSync(join(folder, 'aurora'));
writeFileSync(
  join(folder, 'aurora/policy.json'),
  JSON.stringify({ 'style-src': ["'self'"], 'img-src': ['{images}'] }),
);
afterAll(() => rmSync(folder, { recursive: true }));

let games: string;
let pages: ReturnType<typeof publishedPages>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  games = 'lotus';
  pages = publishedPages(folder, module);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const asked: string[] = [];
const ask = (request: Request) => {
  asked.push(request.url);
  return Promise.resolve(new Response(games));
};
const get = (address: string, headers: Record<string, string> = {}) =>
  pages(new Request(`http://${address}`, { headers }), ask);
const textOf = async (address: string, headers = {}) => (await get(address, headers))?.text();

it('serves a page by address and language', async () => {
  expect(await textOf('aurora.localhost:4200/m/home')).toMatch(/^lotus default aurora/);
  expect(asked.at(-1)).toBe('http://aurora.localhost:4200/wps/games');
  expect(await textOf('jade.localhost:4200/m/home', { cookie: 'a=b; language=TH' })).toMatch(
    /^lotus TH jade/,
  );
  expect(await textOf('aurora.localhost/m/home', { cookie: 'language=<b>' })).toMatch(/default/);
});

it('renders a page again after a minute, and when one of its answers has changed', async () => {
  const home = () => textOf('ember.localhost/m/home');
  const first = await home();
  expect(await home()).toBe(first);
  games = 'dragon';
  const second = await home();
  expect(second).toMatch(/^dragon/);
  vi.setSystemTime(Date.now() + 59_000);
  expect(await home()).toBe(second);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await home()).not.toBe(second);
});

it('sends the brand’s policy, and 304 for a known version', async () => {
  const page = await get('aurora.localhost/m/home', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(new Uint8Array(await page!.arrayBuffer())).toString()).toMatch(
    /^lotus/,
  );
  const headers = Object.fromEntries(page?.headers ?? []);
  expect(headers).toMatchObject({
    'content-security-policy': "style-src 'self'; img-src http://img.localhost",
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  });
  const again = await get('aurora.localhost/m/home', { 'if-none-match': headers['etag'] ?? '' });
  expect(again?.status).toBe(304);
});

it.each(['aurora.localhost/m/mine', 'games.localhost/m/home', 'elsewhere.example/m/home'])(
  'does not serve %s',
  async (address) => {
    expect(await get(address)).toBeUndefined();
  },
);

it('falls back to the brand’s page if rendering fails, and logs the reason', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await get('aurora.localhost/m/broken')).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
});

it('caches the most recently requested pages', async () => {
  const first = await textOf('aurora.localhost:1000/m/home');
  for (let port = 1001; port < 1501; port += 1) await get(`aurora.localhost:${port}/m/home`);
  const again = await textOf('aurora.localhost:1000/m/home');
  expect(again).not.toBe(first);
  expect(await textOf('aurora.localhost:1000/m/home')).toBe(again);
});

it('serves no page without a build', async () => {
  pages = publishedPages(folder, join(folder, 'missing.js'));
  expect(await get('aurora.localhost/m/home')).toBeUndefined();
});
