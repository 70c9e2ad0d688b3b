import { takePublishedFlags } from '@lobby/session';
import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** Data of one query; this product's own output, so it has passed the contract (`render-page.tsx`). */
const publishedQuery = z.object({ key: z.array(z.unknown()), data: z.unknown() });

/** Data of one query on a published page. */
export type PublishedQuery = z.output<typeof publishedQuery>;

/** The page's data block; `at` is when its data was fetched, in ms since the epoch. */
const dataBlock = z.object({ at: z.number(), queries: z.array(publishedQuery) });

type PublishedData = z.output<typeof dataBlock>;

function read(): PublishedData | undefined {
  if (typeof document === 'undefined') return undefined;
  // The page's first script removes the mark where the content may not stand (`page-start.js`).
  if (document.documentElement.dataset['published'] === undefined) return undefined;
  try {
    return z.parse(dataBlock, JSON.parse(document.getElementById('data')?.textContent ?? ''));
  } catch {
    return undefined;
  }
}

let cache: { data: PublishedData | undefined } | undefined;

function published(): PublishedData | undefined {
  cache ??= { data: read() };
  return cache.data;
}

/** Whether `#root` holds published content that the app hydrates. */
export const isPublished = (): boolean => published() !== undefined;

/** Age of a page in ms beyond which all of its data is stale, whatever its queries' own limits. */
const LIMIT_MS = 5 * 60_000;

/**
 * Keeps the page's data where an answer says the same: as JSON, in which the page's lost the fields that are undefined. What
 * has taken its place is compared as usual.
 */
const keeping = (published: unknown) => (former: unknown, data: unknown) => {
  const isSame = former === published && JSON.stringify(former) === JSON.stringify(data);
  return isSame ? former : replaceEqualDeep(former, data);
};

/**
 * Puts the page's data into the cache, as old as it is: screens refresh what is stale, and render again what has changed.
 * Beyond the limit all of it is stale.
 */
export function fillFromPage(queries: QueryClient): void {
  const page = published();
  if (!page) return;
  // A slow clock must not make old data fresh for longer.
  const updatedAt = Math.min(page.at, Date.now());
  const isOld = Date.now() - updatedAt > LIMIT_MS;
  for (const { key, data } of page.queries) {
    queries.setQueryDefaults(key, { structuralSharing: keeping(data) });
    queries.setQueryData(key, data, { updatedAt });
    // Marks it as stale. Fetches nothing: no screen is mounted that reads it.
    if (isOld) void queries.invalidateQueries({ queryKey: key });
  }
  takePublishedFlags(queries);
}
