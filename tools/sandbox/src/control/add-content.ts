import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { BRAND_CODES, LANGUAGES } from '../brands/brands';
import { KINDS, type AnnouncementText } from '../content/announcements';
import type { Db } from '../database/db';
import { addPromotion } from '../promotions/promotions';

/** One text for all languages, or one per language. */
const text = (max: number) =>
  z.union([
    z.string().check(z.maxLength(max)),
    z.partialRecord(z.enum(LANGUAGES), z.string().check(z.maxLength(max))),
  ]);

/** New content, with the documents' field names. */
export const newContent = z.object({
  brand: z.enum(BRAND_CODES),
  kind: z.enum([...KINDS, 'announcement', 'promotion']),
  title: text(300),
  content: z.optional(text(50_000)),
  /** Banner caption. */
  caption: z.optional(text(300)),
  startDate: z.optional(z.int().check(z.nonnegative())),
  /** End of a promotion. */
  endDate: z.optional(z.int().check(z.nonnegative())),
  execution: z.optional(z.enum(['A', 'B', 'F'])),
  promotionType: z.optional(z.string().check(z.maxLength(64))),
  group: z.optional(z.string().check(z.maxLength(32))),
  url: z.optional(z.string().check(z.maxLength(2000))),
  linkage: z.optional(z.string().check(z.maxLength(2000))),
  linkageType: z.optional(z.enum(['URL', 'P', 'G'])),
  announcementImages: z.optional(
    z.array(z.object({ sequence: z.int(), url: z.string().check(z.maxLength(2000)) })),
  ),
});

export type NewContent = z.output<typeof newContent>;
type Text = NewContent['title'];

/** Sequence of an announcement's banner (D1 §3). */
const BANNER = 2;

const inEach = (given: Text, language: (typeof LANGUAGES)[number]) =>
  typeof given === 'string' ? given : (given[language] ?? given.EN ?? '');

const inAll = (given: Text) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, inEach(given, language)]));

/** Adds a promotion without terms, so that its text promises no payment. */
function addOwnPromotion(db: Db, id: string, content: NewContent, now: number): void {
  addPromotion(db, content.brand, {
    id,
    category: content.promotionType ?? 'other_promo',
    start: content.startDate ?? now,
    end: content.endDate ?? null,
    picture: content.announcementImages?.find(({ sequence }) => sequence === BANNER)?.url ?? null,
    names: inAll(content.title),
    content: inAll(content.content ?? ''),
  });
}

/** Prepends content; returns its id. */
export function addContent(db: Db, content: NewContent, now: number): string {
  const id = `c${randomBytes(6).toString('hex')}`;
  if (content.kind === 'promotion') {
    addOwnPromotion(db, id, content, now);
    return id;
  }
  const kind = content.kind === 'announcement' ? 'notice' : content.kind;
  const body = content.content ?? content.caption ?? '';
  const texts = Object.fromEntries(
    LANGUAGES.map((language): [string, AnnouncementText] => [
      language,
      { title: inEach(content.title, language), content: inEach(body, language) },
    ]),
  );
  const { first } = db.get<{ first: number | null }>(
    'SELECT min(position) AS first FROM announcements WHERE brand = ? AND kind = ?',
    content.brand,
    kind,
  ) ?? { first: 0 };
  db.run(
    'INSERT INTO announcements (id, brand, kind, position, start_date, group_name, execution, url, linkage, linkage_type, images, texts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    content.brand,
    kind,
    (first ?? 0) - 1,
    content.startDate ?? now,
    content.group ?? (kind === 'banner' ? 'm_home' : null),
    content.execution ?? (kind === 'popup' ? 'A' : null),
    content.url ?? null,
    content.linkage ?? null,
    content.linkageType ?? null,
    content.announcementImages === undefined ? null : JSON.stringify(content.announcementImages),
    JSON.stringify(texts),
  );
  return id;
}
