import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { BrandCode, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { type PageQuery, pageFrom } from '../paging/page';
import type { AnnouncementText } from './announcements';
import { inLanguage, storedTexts } from './texts';

type News = CallValue<Contract['announcements']['lobbyNews']>['list'][number];

/** Maps stored targets to the documents' target kinds. */
const TARGET_KINDS = { URL: 'link', P: 'promotion', G: 'game' } as const;

interface NewsRow {
  id: string;
  start_date: number;
  url: string | null;
  linkage: string | null;
  linkage_type: keyof typeof TARGET_KINDS | null;
  texts: string;
}

const targetOf = ({ linkage, linkage_type: kind }: NewsRow): News['target'] =>
  linkage !== null && kind !== null ? { kind: TARGET_KINDS[kind], value: linkage } : null;

/** News of the lobby, newest first. */
export function newsOf(db: Db, brand: BrandCode, query: PageQuery, language: Language) {
  const select = {
    columns: 'id, start_date, url, linkage, linkage_type, texts',
    from: "announcements WHERE brand = ? AND kind = 'news'",
    order: 'start_date DESC, id',
    values: [brand],
  };
  return pageFrom<NewsRow, News>(db, query, select, (row) => ({
    id: row.id,
    ...(inLanguage(storedTexts<AnnouncementText>(row.texts), language) ?? {
      title: '',
      content: '',
    }),
    startDate: row.start_date,
    picture: row.url,
    target: targetOf(row),
  }));
}
