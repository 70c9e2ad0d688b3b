import { type BrandCode, BRAND_CODES, LANGUAGES } from '../brands/brands';
import type { Value } from '../database/db';
import { HOST_NAMES } from './hosts.data';
import { seeded } from '../platform/random';
import { STARS } from './stars.data';

const COUNT = 60;
const ACTIVE = 40;
/** Minutes per quarter hour; broadcasts start and end on quarters. */
const QUARTER = 15;
const DAY_QUARTERS = 96;

/** Price of a private room, minor units of the brand's currency. */
const PRICES: Readonly<Record<BrandCode, number>> = { aurora: 50_000, jade: 200, ember: 60 };

const hostId = (cover: number) => `h${String(cover + 1).padStart(2, '0')}`;

/** Ids of all hosts: `h01` and on. */
export const HOSTS: readonly string[] = Array.from({ length: COUNT }, (_, i) => hostId(i));

/** Table names for hosts, in every language. */
function tables(): string[] {
  return STARS.filter(({ category }) => category === 'LIVE' || category === 'PVP').map(
    ({ title, names }) => JSON.stringify({ EN: title, ...names }),
  );
}

const roomAt = (place: number) =>
  place % 11 === 5 ? 'private' : place % 4 === 1 ? 'vip' : 'normal';

/**
 * Daily start of the host at a place, in quarters. The rooms of each type start one after another around the clock, so
 * that every type is always on air.
 */
function startAt(place: number): number {
  const alike = Array.from({ length: ACTIVE }, (_, i) => i).filter(
    (other) => roomAt(other) === roomAt(place),
  );
  return Math.floor((alike.indexOf(place) / alike.length) * DAY_QUARTERS);
}

/** The sixty hosts of a brand: shared covers, with the brand's own order, names and times. */
export function hostRows(brand: BrandCode): Value[][] {
  const random = seeded(100 + BRAND_CODES.indexOf(brand));
  const names = HOST_NAMES[brand].split('|');
  const games = tables();
  const covers = random.shuffled(Array.from({ length: COUNT }, (_, i) => i));
  return covers.map((cover, place) => {
    const name = names[cover] ?? '';
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, name]));
    const active = place < ACTIVE;
    return [
      hostId(cover),
      brand,
      place,
      JSON.stringify(texts),
      games[place % games.length] ?? '{}',
      roomAt(place),
      roomAt(place) === 'private' ? PRICES[brand] : null,
      active ? 1 : 0,
      (active ? startAt(place) : 0) * QUARTER,
      (32 + random.below(17)) * QUARTER,
      place % 3 === 0 ? 1 : 0,
      place % 5 === 2 ? 1 : 0,
    ];
  });
}
