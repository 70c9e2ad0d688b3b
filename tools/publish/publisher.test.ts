import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import aurora from '@lobby/brand-aurora';
import jade from '@lobby/brand-jade';
import { createSandbox } from '@lobby/sandbox';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createPublisher } from './publisher';

const folder = mkdtempSync(join(tmpdir(), 'lobby-publish-'));
const sandbox = createSandbox();
afterEach(() => sandbox.reset());
afterAll(() => {
  sandbox.close();
  rmSync(folder, { recursive: true });
});

const SCREENS = {
  language: 'VI',
  labels: Object.fromEntries(aurora.languages.map((one) => [one, `assets/labels-${one}.js`])),
  late: Object.fromEntries(aurora.languages.map((one) => [one, [`late ${one}`, `again ${one}`]])),
  screens: [
    { paths: ['/m/home'], files: ['assets/home.js', 'assets/home.css'], anySearch: true },
    {
      paths: ['/m/slot-games', '/m/gameList?gameType=FISH'],
      files: ['assets/list.js'],
      widths: [360, 443],
    },
    { paths: ['/m/login'], files: [], unless: ['SHELL_remembered'] },
    { paths: ['/m/register'], files: [] },
  ],
};

/** Files of a brand's build that the publisher reads. */
const TEMPLATE = `<!doctype html>
<html lang="vi" data-tile="poster">
  <head><meta charset="utf-8"><title>x</title>
  <script type="application/json" id="files">${JSON.stringify(SCREENS)}</script><script>first()</script></head>
  <body><div id="root"><div class="sk-page"></div></div>
  <script type="application/json" id="labels">{}</script></body>
</html>`;

type Brand = typeof aurora;

/** Creates the publisher of a brand built in a temporary folder; calls in `failing` return 500. */
function publisherOf(brand: Brand, failing = '') {
  const dir = join(folder, brand.code);
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), TEMPLATE);
  writeFileSync(join(dir, 'brand.json'), JSON.stringify(brand));
  writeFileSync(join(dir, 'assets/home.css'), '.gone{color:red}html{color:blue}');
  const asked: string[] = [];
  const publisher = createPublisher(dir, async (address, init) => {
    asked.push(address);
    if (failing !== '' && address.includes(failing)) return new Response('', { status: 500 });
    return sandbox.fetch(new Request(new URL(address, `http://${brand.code}.localhost`), init));
  });
  return { publisher, asked };
}

const dataOf = (html: string) =>
  JSON.parse(/id="data">([^<]*)</.exec(html)?.[1] ?? '{}') as {
    at: number;
    queries: { key: unknown[] }[];
  };

test('Home has its words, its games and their data in the page, in the language asked for', async () => {
  const { publisher } = publisherOf(aurora);
  const { html = '' } = (await publisher.page('/m/home', 'EN')) ?? {};
  expect(html).toContain(
    '<html lang="en" data-published="EN" data-merchant="aurora" data-path="/m/home"',
  );
  expect(html).toContain('<title>Home · Aurora</title>');
  expect(html).toMatch(
    /<div class="sk-page"><\/div><div id="root"><div[^]*Lotus Under the Moon[^]*Moonkoi/,
  );
  expect(dataOf(html).queries.map(({ key }) => key[0])).toEqual(
    expect.arrayContaining(['hot', 'announcements']),
  );
  expect(Date.now() - dataOf(html).at).toBeLessThan(60_000);
});

test('a page tells search engines what it is, in its language; one without a description says nothing', async () => {
  const { publisher } = publisherOf(jade);
  const [login, list] = await Promise.all([
    publisher.page('/m/login', 'PT'),
    publisher.page('/m/gameList?gameType=FISH', 'PT'),
  ]);
  expect(login?.html).toContain(
    '<meta name="description" content="Entre na sua conta Jade ou redefina a senha esquecida.">',
  );
  expect(list?.html).not.toContain('name="description"');
});

test('the status is asked for, and never in the page', async () => {
  const { publisher, asked } = publisherOf(aurora);
  const { html = '' } = (await publisher.page('/m/home', 'VI')) ?? {};
  expect(asked).toContain('/wps/system/status');
  expect(dataOf(html).queries.map(({ key }) => key[0])).not.toContain('status');
});

test('sheets stand in the page as far as it needs them, scripts and labels are named', async () => {
  const { publisher } = publisherOf(aurora);
  const { html = '' } = (await publisher.page('/m/home', 'TH')) ?? {};
  expect(html).toContain('<style data-critical>html{color:#00f}</style>');
  expect(html).toMatch(/"sheets":\[[^\]]*"\/assets\/home\.css"\]/);
  expect(html).toContain('"files":["assets/home.js"]');
  expect(html).toContain('"labels":{"TH":"assets/labels-TH.js"}');
  expect(html).toContain('"late":{"TH":["late TH","again TH"]}');
});

test('a list has its first rows; the page’s policy names the sizes they are drawn with', async () => {
  const { publisher } = publisherOf(aurora);
  const { html = '' } = (await publisher.page('/m/slot-games', 'VI')) ?? {};
  const sizes = [...html.matchAll(/<div style="([^"]*)"/g)].map(([, text = '']) => text);
  expect(sizes.length).toBeGreaterThan(3);
  const hashes = sizes.map((text) => createHash('sha256').update(text).digest('base64'));
  const policy = /style-src-attr [^"]*/.exec(html)?.[0];
  for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
  expect(html).toContain('data-widths="360 443"');
});

test.each([
  ['maintenance', { maintenance: true }],
  ['a region that is restricted', { regionRestriction: true }],
])('nothing is published in %s', async (_why, status) => {
  const { publisher } = publisherOf(aurora);
  sandbox.control.status({ brand: 'aurora', ...status });
  expect(await publisher.page('/m/home', 'VI')).toBeUndefined();
});

test.each(['/m/mine', '/m/no-such-page', '/assets/home.js'])(
  '%s is not published',
  async (path) => {
    const { publisher, asked } = publisherOf(aurora);
    expect(await publisher.page(path, 'VI')).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

test.each([
  ['/m/home', '/m/home'],
  ['/m/home?code=1', '/m/home'],
  ['/m/gameList?gameType=FISH', '/m/gameList?gameType=FISH'],
  ['/m/gameList?gameType=FISH&name=x', undefined],
  ['/m/mine', undefined],
])('%s is answered by %s', (address, path) => {
  const { publisher } = publisherOf(aurora);
  expect(publisher.pathOf(new URL(address, 'http://aurora.localhost'))).toBe(path);
});

test('a list of one category has its games, and its own address', async () => {
  const { publisher } = publisherOf(aurora);
  const { html = '' } = (await publisher.page('/m/gameList?gameType=FISH', 'EN')) ?? {};
  expect(html).toContain('data-path="/m/gameList?gameType=FISH"');
  expect(html).toContain('Golden Arowana');
  expect(html).not.toContain('Lotus Under the Moon');
});

test('a form is published without what is one person’s: its captcha', async () => {
  const { publisher, asked } = publisherOf(jade);
  const { html = '' } = (await publisher.page('/m/register', 'EN')) ?? {};
  expect(dataOf(html).queries.map(({ key }) => key[0])).toEqual(
    expect.arrayContaining(['whitelabel', 'register-settings', 'announcements', 'countries']),
  );
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/<img[^>]*(?:blob|data):/);
  expect(asked.filter((address) => address.includes('aptcha'))).toEqual([]);
});

test('a page whose data does not load is not published', async () => {
  const { publisher } = publisherOf(aurora, 'hotGamesV2');
  await expect(publisher.page('/m/home', 'VI')).rejects.toThrow('500');
  expect(await publisher.page('/m/login', 'VI')).toBeDefined();
});

test('pages asked for at once have each their own brand and language', async () => {
  const [one, other] = [publisherOf(aurora).publisher, publisherOf(jade).publisher];
  const pages = await Promise.all([
    one.page('/m/home', 'VI'),
    other.page('/m/home', 'EN'),
    one.page('/m/home', 'JA'),
    other.page('/m/login', undefined),
  ]);
  expect(pages.map((page) => /<title>([^<]*)/.exec(page?.html ?? '')?.[1])).toEqual([
    'Trang chủ · Aurora',
    'Home · Jade',
    'ホーム · Aurora',
    'Log in · Jade',
  ]);
});

test('a language that the brand does not offer gets the default one', async () => {
  const { publisher } = publisherOf(aurora);
  const { html = '' } = (await publisher.page('/m/login', 'XX')) ?? {};
  expect(html).toContain('data-published="VI"');
  expect(html).toContain('data-unless="SHELL_remembered"');
});
