import { type PictureCache, pathOf } from '@lobby/art';
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../app';
import { BRAND_CODES } from '../brands/brands';
import { visitor } from '../testing/visitor';
import { allPictures, pictureAt } from './picture-table';
import { pictureSource } from './pictures';

const sandbox = createSandbox({ strict: true });
afterAll(() => {
  sandbox.close();
});

const cache: Pick<PictureCache, 'get'> = {
  get: ({ kind, format }) => Promise.resolve({ file: Buffer.from(kind), type: `image/${format}` }),
};
const source = pictureSource(cache);
const AVIF = 'image/avif,image/webp,*/*';

it.each([
  ['game/20001-portrait.avif', '', 'image/avif'],
  ['game/20001-square.webp', AVIF, 'image/webp'],
  ['game/20001-landscape', AVIF, 'image/avif'],
  ['banner/jade-sports', '*/*', 'image/webp'],
  ['host/ember-h07.avif', '', 'image/avif'],
  ['promo/gift', AVIF, 'image/avif'],
  ['backdrop/aurora.webp', '', 'image/webp'],
])('serves %s at %j as %s', async (key, accept, type) => {
  expect((await source.get(key, accept))?.type).toBe(type);
});

it.each([
  'game/1-portrait.avif',
  'game/20001-round.avif',
  'game/20001.avif',
  'game/20001-portrait.svg',
  'banner/jade-none.avif',
  'host/ember-h7.avif',
  'host/ember-h61.avif',
  'avatar/anything.avif',
  'none/20001.avif',
  '../secret.avif',
  'game/../../x.avif',
  '__proto__/x.avif',
  '',
])('the address %j is answered by 404', async (key) => {
  expect(await source.get(key, AVIF)).toBeUndefined();
});

it('draws every game by its title, world and vendor', () => {
  const known = pictureAt('game/20001-portrait');
  expect(known).toMatchObject({
    title: 'Lotus Under the Moon',
    theme: 'asia',
    vendorCode: 'moonkoi',
  });
});

it('serves a picture at every address of the platform', async () => {
  const paths: string[] = [];
  for (const brand of BRAND_CODES) {
    const guest = visitor(sandbox, { brand });
    const lists = await guest.value<Record<string, { url?: string }[]>>('announcements.list', {
      types: 'B',
      platform: 'M',
    });
    const hosts = await guest.value<{ cover: string; background: string }[]>('streams.models');
    paths.push(...(lists['banners'] ?? []).map(({ url }) => url ?? ''));
    paths.push(...hosts.flatMap(({ cover, background }) => [cover, background]));
  }
  const { games } = await visitor(sandbox).value<{
    games: { showIcon: string; iconUrl: string; mobileLargeIcon: string }[];
  }>('games.list');
  const withoutEnding = (path: string) => path.replace(/\.webp$/, '');
  for (const { showIcon, iconUrl, mobileLargeIcon } of games)
    paths.push(`${showIcon}-portrait`, withoutEnding(iconUrl), withoutEnding(mobileLargeIcon));
  const missing = paths.filter((path) => pictureAt(path.replace('/cdn/', '')) === undefined);
  expect(missing).toEqual([]);
});

it('pictures of the first pages are drawn first, then the others, each once', () => {
  const [opening = [], first = []] = allPictures();
  const names = allPictures()
    .flat()
    .map((request) => JSON.stringify(request));
  expect(new Set(names).size).toBe(names.length);
  expect(opening.length).toBeLessThan(200);
  expect(first.length).toBeLessThan(1_000);
  expect(names.filter((name) => name.includes('"kind":"game"')).length).toBeGreaterThan(7_200);
});

it('stores at most one file per picture', () => {
  const files = new Set(allPictures().flat().map(pathOf));
  expect(files.size).toBe(allPictures().flat().length);
  expect(files.size).toBeLessThan(8_000);
});
