import { readCatalogue, type Game } from '@lobby/api-client';
import { DAY_MS } from '@lobby/core';
import * as z from 'zod/mini';
import { foldedName, mergeGames } from '../game-search/match-games';
import type { KeptPart, PartKey } from './index-store';

/** A page of the catalogue: 100 games in the platform's order. */
interface GamesPart {
  at: number;
  games: readonly Game[];
  totalPages: number;
}

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const vendorRow = z.object({ code: text(32), name: text(64) });
const MOST_VENDORS = 500;

const hostRow = z.object({
  id: text(64),
  name: text(128),
  cover: z.string().check(z.maxLength(500)),
});
const MOST_HOSTS = 1000;

/** Provider in the index. */
export type KnownVendor = z.output<typeof vendorRow>;
/** Host in the index. */
export type KnownHost = z.output<typeof hostRow>;

/** Local search index; times are ms since the epoch, 0 for never. */
export interface SearchIndex {
  pages: ReadonlyMap<number, GamesPart>;
  vendors: { at: number; list: readonly KnownVendor[] };
  hosts: { at: number; list: readonly KnownHost[] };
}

/** Empty index. */
export const EMPTY_INDEX: SearchIndex = {
  pages: new Map(),
  vendors: { at: 0, list: [] },
  hosts: { at: 0, list: [] },
};

/** Stored part. */
const envelope = z.object({ at: z.number().check(z.nonnegative()), value: z.unknown() });

/** Valid rows of a stored list, at most `most`; undefined if it is not a list. */
function rowsOf<Row>(row: z.ZodMiniType<Row>, stored: unknown, most: number): Row[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((one: unknown) => z.safeParse(row, one).data ?? []).slice(0, most);
}

/** Adds a page of games and folds their names once. */
function withGames(index: SearchIndex, number: number, at: number, value: unknown): SearchIndex {
  const page = readCatalogue(value);
  if (!page) return index;
  const { games, totalPages } = page;
  games.forEach(foldedName);
  return { ...index, pages: new Map(index.pages).set(number, { at, games, totalPages }) };
}

/** Adds a stored part to an index; ignores one that does not parse. */
export function withPart(index: SearchIndex, { key, value }: KeptPart): SearchIndex {
  const stored = z.safeParse(envelope, value).data;
  if (!stored) return index;
  const { at } = stored;
  const [kind, number] = key;
  if (kind === 'games') return withGames(index, number, at, stored.value);
  if (kind === 'vendors') {
    const list = rowsOf(vendorRow, stored.value, MOST_VENDORS);
    return list ? { ...index, vendors: { at, list } } : index;
  }
  const list = rowsOf(hostRow, stored.value, MOST_HOSTS);
  return list ? { ...index, hosts: { at, list } } : index;
}

/** Whether each kind of part was loaded once, however long ago. */
export const isUsable = ({ pages, vendors, hosts }: SearchIndex): boolean =>
  pages.size > 0 && vendors.at > 0 && hosts.at > 0;

/** Maximum number of stored pages: 15,000 games. */
const MOST_PAGES = 150;

/** Number of pages by the newest response, capped; at least 1. */
function pageCount({ pages }: SearchIndex): number {
  const newest = [...pages.values()].reduce(
    (latest, page) => (page.at > latest.at ? page : latest),
    { at: -1, totalPages: 1 },
  );
  return Math.min(Math.max(1, newest.totalPages), MOST_PAGES);
}

/** Games of an index, most played first, deduplicated: pages may be of different times. */
export function gamesOf(index: SearchIndex): Game[] {
  const last = pageCount(index);
  const pages = [...index.pages]
    .filter(([number]) => number <= last)
    .sort(([one], [other]) => one - other);
  return mergeGames(...pages.map(([, { games }]) => games));
}

/** Maximum age of a part, ms. */
const FRESH_MS = DAY_MS;

/** Whether a part is stale, or dated in the future (the device's clock was changed). */
const isOld = (at: number | undefined, now: number) =>
  at === undefined || now - at >= FRESH_MS || at > now;

/**
 * Part to fetch next: first catalogue page, providers, hosts, then the other pages, missing ones before stale ones.
 * Undefined if all are fresh.
 */
export function nextPart(index: SearchIndex, now: number): PartKey | undefined {
  const first: [PartKey, number | undefined][] = [
    [['games', 1], index.pages.get(1)?.at],
    [['vendors', 0], index.vendors.at],
    [['hosts', 0], index.hosts.at],
  ];
  const due = first.find(([, at]) => isOld(at, now));
  if (due) return due[0];
  const numbers = Array.from({ length: pageCount(index) }, (_, before) => before + 1);
  const number =
    numbers.find((one) => !index.pages.has(one)) ??
    numbers.find((one) => isOld(index.pages.get(one)?.at, now));
  return number === undefined ? undefined : ['games', number];
}
