import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { BrandCode, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { inLanguage, storedTexts } from './texts';

type Listed = CallValue<Contract['announcements']['list']>;
export type Notice = NonNullable<Listed['notices']>[number];
export type Banner = NonNullable<Listed['banners']>[number];

/** `agent` is a notice for agents only. */
export const KINDS = ['notice', 'agent', 'popup', 'banner', 'news'] as const;
export type Kind = (typeof KINDS)[number];

/** Text of an announcement: `content` is HTML of a notice, or a banner's caption. */
export interface AnnouncementText {
  title: string;
  content: string;
}

interface AnnouncementRow {
  id: string;
  start_date: number;
  group_name: string | null;
  execution: Notice['execution'];
  url: string | null;
  linkage: string | null;
  linkage_type: Banner['linkageType'];
  images: string | null;
  texts: string;
  read: number;
}

function rowsOf(db: Db, brand: BrandCode, kind: Kind, userId: number | undefined) {
  return db.all<AnnouncementRow>(
    `SELECT a.*, r.user_id IS NOT NULL AS read FROM announcements a
     LEFT JOIN announcement_reads r ON r.announcement_id = a.id AND r.user_id = ?
     WHERE a.brand = ? AND a.kind = ? ORDER BY a.position, a.id`,
    userId ?? -1,
    brand,
    kind,
  );
}

const textIn = (row: AnnouncementRow, language: Language): AnnouncementText =>
  inLanguage(storedTexts<AnnouncementText>(row.texts), language) ?? { title: '', content: '' };

interface Reader {
  userId: number | undefined;
  language: Language;
}

const toNotice = (row: AnnouncementRow, language: Language): Notice => ({
  id: row.id,
  ...textIn(row, language),
  startDate: row.start_date,
  read: row.read === 1,
  /** Only promotions have a category. */
  promotionType: null,
  execution: row.execution,
  announcementImages:
    row.images === null ? null : (JSON.parse(row.images) as Notice['announcementImages']),
});

/** Notices or popups of a brand. */
export function noticesOf(
  db: Db,
  brand: BrandCode,
  kind: Exclude<Kind, 'banner' | 'news'>,
  reader: Reader,
): Notice[] {
  return rowsOf(db, brand, kind, reader.userId).map((row) => toNotice(row, reader.language));
}

/** Notices to players by number of readers, then newest first. */
export function popularNotices(db: Db, brand: BrandCode, reader: Reader, size: number): Notice[] {
  return db
    .all<AnnouncementRow>(
      `SELECT a.*, (SELECT count(*) FROM announcement_reads r WHERE r.announcement_id = a.id) AS readers,
         EXISTS (SELECT 1 FROM announcement_reads r WHERE r.announcement_id = a.id AND r.user_id = ?) AS read
       FROM announcements a WHERE a.brand = ? AND a.kind = 'notice'
       ORDER BY readers DESC, a.start_date DESC, a.id LIMIT ?`,
      reader.userId ?? -1,
      brand,
      size,
    )
    .map((row) => toNotice(row, reader.language));
}

/** Banners of one group, or of all. */
export function bannersOf(
  db: Db,
  brand: BrandCode,
  group: string | undefined,
  language: Language,
): Banner[] {
  return rowsOf(db, brand, 'banner', undefined)
    .filter((row) => group === undefined || group === '' || row.group_name === group)
    .map((row) => {
      const { title, content } = textIn(row, language);
      return {
        id: row.id,
        title,
        caption: content === '' ? null : content,
        url: row.url ?? '',
        group: row.group_name ?? '',
        linkage: row.linkage,
        linkageType: row.linkage_type,
      };
    });
}

/** Ids of announcements that a user has read; none for a guest. */
export function readBy(db: Db, userId: number | undefined): ReadonlySet<string> {
  const rows = db.all<{ id: string }>(
    'SELECT announcement_id AS id FROM announcement_reads WHERE user_id = ?',
    userId ?? -1,
  );
  return new Set(rows.map(({ id }) => id));
}

export const isAnnounced = (db: Db, brand: BrandCode, id: string): boolean =>
  db.get('SELECT id FROM announcements WHERE id = ? AND brand = ?', id, brand) !== undefined;

/** Marks an announcement or a promotion as read, idempotent. */
export function markRead(db: Db, userId: number, id: string): void {
  db.run(
    'INSERT OR IGNORE INTO announcement_reads (user_id, announcement_id) VALUES (?, ?)',
    userId,
    id,
  );
}
