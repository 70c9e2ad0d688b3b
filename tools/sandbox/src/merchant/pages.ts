import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { matchOf } from '../orders/matches';
import { PAGES, SPONSORS } from './pages.data';

type System = Contract['system'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Number of matches shown. */
const HOT_MATCHES = 5;
/** Milliseconds between two matches. */
const MATCH_EVERY_MS = 3 * HOUR_MS;

const filled = (text: string, { name }: Brand) => text.replaceAll('{brand}', name);

/** Page about the merchant. */
export function pageOf(
  brand: Brand,
  id: keyof typeof PAGES,
  language: Language,
): CallValue<System['page']> {
  const [title, content] = PAGES[id][language];
  return { title, content: filled(content, brand) };
}

/** Sponsorships of a brand, newest first. */
export function sponsorsOf(
  brand: Brand,
  language: Language,
  now: number,
): CallValue<System['sponsors']> {
  const today = startOfDay(brand, dayOf(brand, now));
  const list = SPONSORS.map(({ id, banner, daysAgo, text }) => {
    const [title, summary] = text[language];
    return {
      id,
      title: filled(title, brand),
      summary,
      content: `<p>${summary}</p>`,
      picture: `/cdn/banner/${brand.code}-${banner}`,
      startDate: today - daysAgo * DAY_MS,
    };
  });
  return { list };
}

/** Upcoming matches by the platform's clock; bets go to the first open sports vendor. */
export function hotMatches(db: Db, now: number): CallValue<System['hotMatches']> {
  const vendor = db.get<{ vendor: string }>(
    `SELECT c.vendor FROM vendor_categories c JOIN vendors v ON v.code = c.vendor
     WHERE c.category = 'SPORTS' AND c.maintenance = 0 ORDER BY v.position`,
  );
  if (vendor === undefined) return { list: [] };
  const next = Math.floor(now / MATCH_EVERY_MS) + 1;
  const list = Array.from({ length: HOT_MATCHES }, (_, i) => {
    const startAt = (next + i) * MATCH_EVERY_MS;
    const { league, home, away } = matchOf('hot', startAt);
    return {
      id: String(startAt),
      league,
      home,
      away,
      startAt,
      vendorCode: vendor.vendor,
    };
  });
  return { list };
}

/** Actual number of accounts of a brand, including demonstration accounts. */
export const registerCount = (db: Db, { code }: Brand): number =>
  db.get<{ count: number }>('SELECT COUNT(*) AS count FROM users WHERE brand = ?', code)?.count ??
  0;
