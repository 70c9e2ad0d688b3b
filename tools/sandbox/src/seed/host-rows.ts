import { type BrandCode, BRAND_CODES, LANGUAGES } from '../brands/brands';
import type { Value } from '../database/db';
import { HOST_NAMES } from './hosts.data';
import { seeded } from '../platform/random';
import { STARS } from './stars.data';

const COUNT = 60;
const ON_AIR = 18;
const READY = 40;

const hostId = (cover: number) => `h${String(cover + 1).padStart(2, '0')}`;

/** Ids of all hosts: `h01` and on. */
export const HOSTS: readonly string[] = Array.from({ length: COUNT }, (_, i) => hostId(i));

/** Table names for hosts, in every language. */
function tables(): string[] {
  return STARS.filter(({ category }) => category === 'LIVE' || category === 'PVP').map(
    ({ title, names }) => JSON.stringify({ EN: title, ...names }),
  );
}

/** The sixty hosts of a brand: shared covers, with an order and names of its own. */
export function hostRows(brand: BrandCode): Value[][] {
  const random = seeded(100 + BRAND_CODES.indexOf(brand));
  const names = HOST_NAMES[brand].split('|');
  const games = tables();
  const covers = random.shuffled(Array.from({ length: COUNT }, (_, i) => i));
  return covers.map((cover, place) => {
    const name = names[cover] ?? '';
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, name]));
    const rooms = place % 11 === 5 ? 'private' : place % 4 === 1 ? 'vip' : 'normal';
    return [
      hostId(cover),
      brand,
      place,
      JSON.stringify(texts),
      games[place % games.length] ?? '{}',
      rooms,
      place < READY ? 1 : 0,
      place < ON_AIR ? 1 : 0,
      Math.round(240 + 9_600 / (1 + place / 6) + random.below(400)),
      random.below(96) * 15,
      place % 3 === 0 ? 1 : 0,
      place % 5 === 2 ? 1 : 0,
    ];
  });
}
