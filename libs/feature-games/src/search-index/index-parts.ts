import { readCatalogue, type Game } from '@lobby/api-client';
import * as z from 'zod/mini';
import { foldedName, mergeGames } from '../game-search/match-games';
import type { KeptPart, PartKey } from './index-store';

/** A hundred games of the catalogue, in the platform's order. */
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

/** A provider of the index. */
export type KnownVendor = z.output<typeof vendorRow>;
/** A host of the index. */
export type KnownHost = z.output<typeof hostRow>;

/** What is known without asking the platform; times are ms since the epoch, 0 for never. */
export interface SearchIndex {
  pages: ReadonlyMap<number, GamesPart>;
  vendors: { at: number; list: readonly KnownVendor[] };
  hosts: { at: number; list: readonly KnownHost[] };
}

/** The index before anything is kept. */
export const EMPTY_INDEX: SearchIndex = {
  pages: new Map(),
  vendors: { at: 0, list: [] },
  hosts: { at: 0, list: [] },
};

/** A part as it is kept. */
const envelope = z.object({ at: z.number().check(z.nonnegative()), value: z.unknown() });

/** The first rows of a kept list, without those that do not parse, as what has no name; undefined for what is no list. */
function rowsOf<Row>(row: z.ZodMiniType<Row>, kept: unknown, most: number): Row[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  return kept.flatMap((one: unknown) => z.safeParse(row, one).data ?? []).slice(0, most);
}

/** An index with a page of games, whose names are folded here, once. */
function withGames(index: SearchIndex, number: number, at: number, value: unknown): SearchIndex {
  const page = readCatalogue(value);
  if (!page) return index;
  const { games, totalPages } = page;
  games.forEach(foldedName);
  return { ...index, pages: new Map(index.pages).set(number, { at, games, totalPages }) };
}

/** Adds a part to an index; one that does not parse is as if it were never kept. */
export function withPart(index: SearchIndex, { key, value }: KeptPart): SearchIndex {
  const kept = z.safeParse(envelope, value).data;
  if (!kept) return index;
  const { at } = kept;
  const [kind, number] = key;
  if (kind === 'games') return withGames(index, number, at, kept.value);
  if (kind === 'vendors') {
    const list = rowsOf(vendorRow, kept.value, MOST_VENDORS);
    return list ? { ...index, vendors: { at, list } } : index;
  }
  const list = rowsOf(hostRow, kept.value, MOST_HOSTS);
  return list ? { ...index, hosts: { at, list } } : index;
}

/** Whether each kind of results has been read once, however long ago. */
export const isUsable = ({ pages, vendors, hosts }: SearchIndex): boolean =>
  pages.size > 0 && vendors.at > 0 && hosts.at > 0;

/** Pages of games kept at most: 15,000 games. */
const MOST_PAGES = 150;

/** Pages that the catalogue has by the newest answer, as far as they are kept; at least one. */
function pageCount({ pages }: SearchIndex): number {
  const newest = [...pages.values()].reduce(
    (latest, page) => (page.at > latest.at ? page : latest),
    { at: -1, totalPages: 1 },
  );
  return Math.min(Math.max(1, newest.totalPages), MOST_PAGES);
}

/** Games of an index, the most played first; each once, though its pages were read at different times. */
export function gamesOf(index: SearchIndex): Game[] {
  const last = pageCount(index);
  const pages = [...index.pages]
    .filter(([number]) => number <= last)
    .sort(([one], [other]) => one - other);
  return mergeGames(...pages.map(([, { games }]) => games));
}

/** Milliseconds after which a part is read anew. */
const FRESH_MS = 24 * 3_600_000;

/** Whether a part is too old, or of a time to come: the phone's clock was changed. */
const isOld = (at: number | undefined, now: number) =>
  at === undefined || now - at >= FRESH_MS || at > now;

/**
 * The part to read next: the most played games, providers, hosts, then the catalogue page by page, what is missing
 * before what is old. Undefined if all of it is fresh.
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
