import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import { type BrandCode, brandOf, type Language } from '../brands/brands';
import { fold } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { toWire } from '../wallet/money';
import { inLanguage, storedTexts } from './texts';
import { broadcastAt, nextStart, type Timetable } from './timetable';

type Model = CallValue<Contract['streams']['models']>[number];
type Filter = CallParsed<Contract['streams']['models']> & {
  /** Restricts to these ids. */
  ids?: ReadonlySet<string>;
};

/** Stored host. */
export interface HostRow {
  id: string;
  names: string;
  games: string;
  room_type: Model['roomType'];
  /** Price of a private room, minor units. */
  price: number | null;
  active: number;
  start_minute: number;
  minutes: number;
  /** State set at the control page: 1 on air, 0 off air. */
  forced: number | null;
  forced_at: number | null;
  hot: number;
  promo: number;
}

/** Timetable of a stored host. */
export const timetableOf = (row: HostRow): Timetable => ({
  active: row.active === 1,
  startMinute: row.start_minute,
  minutes: row.minutes,
  forced: row.forced === null ? null : { onAir: row.forced === 1, at: row.forced_at ?? 0 },
});

/** Host of a brand; undefined for an unknown id. */
export const hostById = (db: Db, brand: BrandCode, id: string): HostRow | undefined =>
  db.get<HostRow>('SELECT * FROM hosts WHERE brand = ? AND id = ?', brand, id);

export const hostName = (row: HostRow, language: Language): string =>
  inLanguage(storedTexts<string>(row.names), language) ?? row.id;

export const hostGame = (row: HostRow, language: Language): string =>
  inLanguage(storedTexts<string>(row.games), language) ?? '';

/** Puts a host on air (true), off air (false) or back under the timetable (null). False for an unknown host. */
export function forceHost(
  db: Db,
  host: { brand: BrandCode; id: string },
  onAir: boolean | null,
  now: number,
): boolean {
  const changes = db.run(
    'UPDATE hosts SET forced = ?, forced_at = ? WHERE brand = ? AND id = ?',
    onAir === null ? null : Number(onAir),
    onAir === null ? null : now,
    host.brand,
    host.id,
  );
  return changes > 0;
}

/** Hosts of a brand with their hours of today, for the control page. */
export const hostsAtWork = (db: Db, brand: BrandCode, now: number) =>
  db.all<HostRow>('SELECT * FROM hosts WHERE brand = ? ORDER BY position', brand).map((row) => ({
    host: row.id,
    name: hostName(row, 'EN'),
    room: row.room_type,
    air: broadcastAt(timetableOf(row), now) === undefined ? 'off' : 'on',
    by: row.forced === null ? 'timetable' : 'control page',
    start: row.start_minute,
    minutes: row.minutes,
  }));

function matches(filter: Filter, row: HostRow, model: Model): boolean {
  if (filter.ids !== undefined && !filter.ids.has(row.id)) return false;
  if (filter.active !== undefined && Number(model.active) !== filter.active) return false;
  if (filter.streaming !== undefined && Number(model.streaming) !== filter.streaming) return false;
  if (filter.type === 'hot' && row.hot === 0) return false;
  if (filter.type === 'promo' && row.promo === 0) return false;
  return fold(model.name).includes(fold(filter.name ?? ''));
}

const earlier = (a: Model, b: Model) =>
  Number(b.streaming) - Number(a.streaming) ||
  Number(b.active) - Number(a.active) ||
  b.totalWatchedCount - a.totalWatchedCount;

interface Asked {
  language: Language;
  now: number;
  filter: Filter;
  /** Total viewers by host id. */
  watched: ReadonlyMap<string, number>;
}

/** Hosts of a brand: those on air first, then by viewers. */
export function hostsOf(db: Db, brand: BrandCode, asked: Asked): Model[] {
  const { language, now, filter, watched } = asked;
  const { digits } = brandOf(brand).currency;
  return db
    .all<HostRow>('SELECT * FROM hosts WHERE brand = ? ORDER BY position', brand)
    .map((row) => {
      const timetable = timetableOf(row);
      const streaming = broadcastAt(timetable, now) !== undefined;
      const model: Model = {
        id: row.id,
        active: row.active === 1 || streaming,
        streaming,
        background: `/cdn/host/${brand}-${row.id}`,
        cover: `/cdn/host/${brand}-${row.id}`,
        gameName: hostGame(row, language),
        roomType: row.room_type,
        price: row.price === null ? null : toWire(row.price, digits),
        name: hostName(row, language),
        totalWatchedCount: watched.get(row.id) ?? 0,
        nextStreamAt: nextStart(timetable, now) ?? null,
      };
      return { row, model };
    })
    .filter(({ row, model }) => matches(filter, row, model))
    .map(({ model }) => model)
    .sort(earlier);
}
