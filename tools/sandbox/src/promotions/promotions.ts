import type { BrandCode, Texts } from '../brands/brands';
import type { ByLanguage } from '../content/texts';
import type { Db } from '../database/db';
import { parsedOnce } from '../database/parsed';
import type { Terms } from './terms';

/** Single record of a promotion, for announcements, deposit offers, applications and payments. */
export interface Promotion<T extends Terms = Terms> {
  id: string;
  /** From 0; ended promotions keep theirs. */
  position: number;
  /** Key of D2 §2. */
  category: string;
  /** ms */
  start: number;
  /** ms, exclusive; null: no end. */
  end: number | null;
  /** Address without ending. */
  picture: string | null;
  /** Titles; figures of the terms in braces. */
  names: ByLanguage<string>;
  /** Own body, HTML; null: generated from the terms. */
  content: ByLanguage<string> | null;
  terms: T;
}

interface Row {
  id: string;
  position: number;
  category: string;
  start_at: number;
  end_at: number | null;
  picture: string | null;
  names: string;
  content: string | null;
  terms: string;
}

const COLUMNS = 'id, position, category, start_at, end_at, picture, names, content, terms';

const toPromotion = (row: Row): Promotion => ({
  id: row.id,
  position: row.position,
  category: row.category,
  start: row.start_at,
  end: row.end_at,
  picture: row.picture,
  names: parsedOnce<Texts>(row.names),
  content: row.content === null ? null : parsedOnce<Texts>(row.content),
  terms: parsedOnce<Terms>(row.terms),
});

/** Every promotion of a brand, in order, including ended ones. */
export const promotionsOf = (db: Db, brand: BrandCode): Promotion[] =>
  db
    .all<Row>(`SELECT ${COLUMNS} FROM promotions WHERE brand = ? ORDER BY position, id`, brand)
    .map(toPromotion);

export function promotionOf(db: Db, brand: BrandCode, id: string): Promotion | undefined {
  const row = db.get<Row>(
    `SELECT ${COLUMNS} FROM promotions WHERE brand = ? AND id = ?`,
    brand,
    id,
  );
  return row && toPromotion(row);
}

export const hasEnded = ({ end }: Promotion, now: number): boolean => end !== null && end <= now;

export const isRunning = (promotion: Promotion, now: number): boolean =>
  promotion.start <= now && !hasEnded(promotion, now);

/** Narrows a promotion by `howTo`. */
export const takenBy = <H extends Terms['howTo']>(
  promotion: Promotion,
  howTo: H,
): promotion is Promotion<Extract<Terms, { howTo: H }>> => promotion.terms.howTo === howTo;

type NewPromotion = Pick<
  Promotion,
  'id' | 'category' | 'start' | 'end' | 'picture' | 'names' | 'content'
>;

/** Adds a promotion without terms before the others. */
export function addPromotion(db: Db, brand: BrandCode, promotion: NewPromotion): void {
  const { first } = db.get<{ first: number | null }>(
    'SELECT min(position) AS first FROM promotions WHERE brand = ?',
    brand,
  ) ?? { first: 0 };
  const terms: Terms = { howTo: 'INFO', fact: null };
  db.run(
    `INSERT INTO promotions (brand, id, position, category, start_at, end_at, picture, names, content, terms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    brand,
    promotion.id,
    (first ?? 0) - 1,
    promotion.category,
    promotion.start,
    promotion.end,
    promotion.picture,
    JSON.stringify(promotion.names),
    JSON.stringify(promotion.content),
    JSON.stringify(terms),
  );
}
