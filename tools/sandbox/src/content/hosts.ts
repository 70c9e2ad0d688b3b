import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { BrandCode, Language } from '../brands/brands';
import { fold } from '../catalogue/folding';
import type { Db } from '../database/db';
import { inLanguage, storedTexts } from './texts';

type Model = CallValue<Contract['streams']['models']>[number];
type Filter = CallParsed<Contract['streams']['models']> & {
  /** Restricts to these ids. */
  ids?: ReadonlySet<string>;
};

interface HostRow {
  id: string;
  names: string;
  games: string;
  room_type: Model['roomType'];
  active: number;
  streaming: number;
  watched: number;
  daily_minute: number;
  hot: number;
  promo: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** Next start of a daily stream; always in the future, whatever the seed's age. */
export function nextStream(dailyMinute: number, now: number): number {
  const today = now - (now % DAY_MS) + dailyMinute * 60_000;
  return today > now ? today : today + DAY_MS;
}

function matches(filter: Filter, row: HostRow, model: Model): boolean {
  if (filter.ids !== undefined && !filter.ids.has(row.id)) return false;
  if (filter.active !== undefined && row.active !== filter.active) return false;
  if (filter.streaming !== undefined && row.streaming !== filter.streaming) return false;
  if (filter.type === 'hot' && row.hot === 0) return false;
  if (filter.type === 'promo' && row.promo === 0) return false;
  return fold(model.name).includes(fold(filter.name ?? ''));
}

/** Hosts of a brand: live ones first, then by viewers. */
export function hostsOf(
  db: Db,
  brand: BrandCode,
  { language, now, filter }: { language: Language; now: number; filter: Filter },
): Model[] {
  return db
    .all<HostRow>(
      'SELECT * FROM hosts WHERE brand = ? ORDER BY streaming DESC, active DESC, watched DESC, id',
      brand,
    )
    .map((row) => {
      const model: Model = {
        id: row.id,
        active: row.active === 1,
        streaming: row.streaming === 1,
        background: `/cdn/host/${brand}-${row.id}`,
        cover: `/cdn/host/${brand}-${row.id}`,
        gameName: inLanguage(storedTexts<string>(row.games), language) ?? '',
        roomType: row.room_type,
        name: inLanguage(storedTexts<string>(row.names), language) ?? row.id,
        totalWatchedCount: row.watched,
        nextStreamAt: row.streaming === 1 ? null : nextStream(row.daily_minute, now),
      };
      return { row, model };
    })
    .filter(({ row, model }) => matches(filter, row, model))
    .map(({ model }) => model);
}
