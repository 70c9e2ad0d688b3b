import { type Call, contract } from '@lobby/api-client/contract';
import type { PictureCache } from '@lobby/art';
import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../app';
import { BRAND_CODES, type BrandCode } from '../brands/brands';
import { EXAMPLES } from '../testing/examples';
import type { Example } from '../testing/examples/example';
import { phoneOrigin } from '../testing/network';
import { callNamed, headersOf, read, requestOf, signedInAs } from '../testing/visitor';
import { pictureSource } from './pictures';

/** Cache that returns the requested picture as text. */
const cache: Pick<PictureCache, 'get'> = {
  get: ({ kind, format }) => Promise.resolve({ file: Buffer.from(kind), type: `image/${format}` }),
};
const sandbox = createSandbox({ strict: true, pictures: pictureSource(cache) });
afterAll(() => {
  sandbox.close();
});

const areas: Record<string, Record<string, Call>> = contract;
const examples: Record<string, Record<string, Example>> = EXAMPLES;

/** Calls that read, with the input of their example. */
const reads = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls)
    .filter(([, { method, retry }]) => method === 'GET' && retry !== false)
    .map(([name]) => ({ name: `${area}.${name}`, example: examples[area]?.[name] ?? {} }))
    .filter(({ example }) => typeof example.input !== 'function'),
);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Addresses below `/cdn/` in any answer of a brand; also those in rich texts. */
async function addressesOf(brand: BrandCode): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, example } of reads) {
    const user = brand === 'aurora' ? example.user : example.user && 'player01';
    const token = user && signedInAs(sandbox, user, brand).token;
    const input = example.input as object | undefined;
    const answer = await sandbox.fetch(requestOf(name, input, { brand, token }));
    for (const text of textsOf(await answer.json()))
      for (const [address] of text.matchAll(/(?:https?:\/\/[\w.:]+)?\/cdn\/[\w./-]+/g))
        found.add(address);
  }
  return [...found];
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  mobileconfig: 'application/x-apple-aspen-config',
};
const GAME_STEM = /\/game\/\d+$/;

/** Path that a client requests: game pictures get a shape. */
const asked = (address: string) =>
  GAME_STEM.test(address)
    ? ['portrait', 'square', 'landscape'].map((shape) => `${address}-${shape}`)
    : [address];

it.each(BRAND_CODES)(
  'every picture address in the answers of %s is served with its type',
  async (brand) => {
    const addresses = (await addressesOf(brand)).flatMap(asked);
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.map((address) => address.split('/').at(-2))).toEqual(
      expect.arrayContaining(['game', 'banner', 'host', 'promo', 'vendor', 'app']),
    );
    const wrong: string[] = [];
    for (const address of addresses) {
      const response = await sandbox.fetch(
        new Request(new URL(address, `http://${brand}.localhost`), {
          headers: { accept: 'image/avif' },
        }),
      );
      const type = TYPES[/\.(\w+)$/.exec(address)?.[1] ?? 'avif'];
      if (
        response.status !== 200 ||
        response.headers.get('content-type')?.startsWith(String(type)) !== true
      )
        wrong.push(`${address} ${response.status} ${response.headers.get('content-type')}`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

/** Image hosts in the settings of a page at `origin`. */
async function hostsAt(origin: string): Promise<string[]> {
  const call = callNamed('system.settings');
  const request = new Request(origin + call.path, { headers: headersOf(call, 'jade') });
  const { value } = await read(await sandbox.fetch(request));
  return (value as { imageCDNs: string[] }).imageCDNs.map((host) => host || origin);
}

it.each([
  ['http://jade.localhost:4200', 'http://img.localhost:4200'],
  ['http://192.168.1.5:4202', phoneOrigin('img')],
])('a page at %s gets its own host and %s, and both serve pictures', async (own, second) => {
  expect(await hostsAt(own)).toEqual([own, second]);
  for (const host of [own, second]) {
    const { status, headers } = await sandbox.fetch(
      new Request(`${host}/cdn/game/20001-square.webp`),
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

it.each([
  ['/cdn/RNG-MOONKOI.png', 'image/png'],
  ['/cdn/LIVE-LANTERNFOX.png', 'image/png'],
  ['/cdn/vendor/moonkoi.svg', 'image/svg+xml'],
  ['/cdn/vendor/MOONKOI', 'image/svg+xml'],
  ['/cdn/app/ember.png', 'image/png'],
  ['/cdn/app/jade-profile.png', 'image/png'],
  ['/cdn/app/aurora.mobileconfig', 'application/x-apple-aspen-config'],
  ['/cdn/banner/jade-lotus.webp', 'image/webp'],
])('both image hosts of the settings have %s', async (path, type) => {
  for (const address of await hostsAt('http://jade.localhost:4200')) {
    const response = await sandbox.fetch(new Request(address + path));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    const file = Buffer.from(await response.arrayBuffer());
    if (type === 'image/png') expect(file.subarray(1, 4).toString()).toBe('PNG');
  }
});

it.each([
  '/cdn/RNG-NONE.png',
  '/cdn/RNG-MOONKOI.svg',
  '/cdn/app/none.png',
  '/cdn/vendor/moonkoi.avif',
])('does not serve %s', async (path) => {
  expect((await sandbox.fetch(new Request(`http://jade.localhost${path}`))).status).toBe(404);
});

it('the iOS profile installs the page that it was downloaded from', async () => {
  const response = await sandbox.fetch(
    new Request('http://jade.localhost:4200/cdn/app/jade.mobileconfig'),
  );
  const text = await response.text();
  expect(text).toContain('<string>http://jade.localhost:4200/m/home</string>');
  expect(text).toContain('com.apple.webClip.managed');
});

const fileAt = async (path: string) => {
  const response = await sandbox.fetch(new Request(`http://jade.localhost${path}`));
  return Buffer.from(await response.arrayBuffer());
};

it('payment methods have the sign of their kind, wallets and banks their own background', async () => {
  const svg = async (code: string) => (await fileAt(`/cdn/pay/${code}.svg`)).toString();
  expect(await svg('tw-transfer')).toBe(await svg('vn-transfer'));
  expect(await svg('tw-counter')).toBe(await svg('tw-store'));
  expect(await svg('vn-qr')).not.toBe(await svg('vn-online'));
  expect(await svg('vn-vico')).not.toBe(await svg('vn-lua'));
  expect(await svg('SOH-DEMO')).not.toBe(await svg('NSB-DEMO'));
});

it.each([
  ['aurora', aurora],
  ['jade', jade],
  ['ember', ember],
])('the app of %s has the icon of its page', async (code, brand) => {
  const icon = sharp(await fileAt(`/cdn/app/${code}.png`));
  const { data } = await icon.raw().toBuffer({ resolveWithObject: true });
  const corner = `#${data.subarray(0, 3).toString('hex')}`;
  expect(corner).toBe(brand.themeColor.toLowerCase());
  const { channels } = await icon.stats();
  expect(channels.some(({ stdev }) => stdev > 10)).toBe(true);
});
