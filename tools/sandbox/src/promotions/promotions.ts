import { type BrandCode, LANGUAGES } from '../brands/brands';
import type { AnnouncementText } from '../content/announcements';
import { inLanguage, storedTexts } from '../content/texts';
import type { Db } from '../database/db';

/** Promotion of the brand that accepts applications. */
export interface Promotion {
  id: string;
  promotion_type: string | null;
  start_date: number;
  texts: string;
}

const COLUMNS = 'id, promotion_type, start_date, texts';

export const promotionsOf = (db: Db, brand: BrandCode): Promotion[] =>
  db.all<Promotion>(
    `SELECT ${COLUMNS} FROM announcements WHERE brand = ? AND kind = 'promotion' ORDER BY position, id`,
    brand,
  );

export const promotionOf = (db: Db, brand: BrandCode, id: string): Promotion | undefined =>
  db.get<Promotion>(
    `SELECT ${COLUMNS} FROM announcements WHERE id = ? AND brand = ? AND kind = 'promotion'`,
    id,
    brand,
  );

/** Title without its bracketed sort number (D2 §2). */
export const bareTitle = (title: string): string =>
  title.replace(/^\s*\[\d+\]\s*/, '').slice(0, 200);

/** Bare titles by language, as JSON. */
export function titlesOf({ texts }: Promotion): string {
  const stored = storedTexts<AnnouncementText>(texts);
  const titles = LANGUAGES.map((language) => [
    language,
    bareTitle(inLanguage(stored, language)?.title ?? ''),
  ]);
  return JSON.stringify(Object.fromEntries(titles));
}
