import { MINUTE_MS, msSince } from '@lobby/core';
import { readPublishedFlags } from '@lobby/session';
import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** Data of one query; written by `render-page.tsx`, so it has passed the contract. */
const publishedQuery = z.object({ key: z.array(z.unknown()), data: z.unknown() });

/** Data of one query on a published page. */
export type PublishedQuery = z.output<typeof publishedQuery>;

/** The page's data block; `at` is when its data was fetched, in ms since the epoch. */
const dataBlock = z.object({ at: z.number(), queries: z.array(publishedQuery) });

type PublishedData = z.output<typeof dataBlock>;

function read(): PublishedData | undefined {
  if (typeof document === 'undefined') return undefined;
  // The page's first script removes the mark if the content must not be used (`page-start.js`).
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

/** Age of a page in ms beyond which all its data is stale, whatever the queries' stale times. */
const LIMIT_MS = 5 * MINUTE_MS;

/**
 * Keeps the page's data if a response is equal: compared as JSON, as the page's data has lost undefined fields. Later
 * data is compared as usual.
 */
const keeping = (published: unknown) => (former: unknown, data: unknown) => {
  const isSame = former === published && JSON.stringify(former) === JSON.stringify(data);
  return isSame ? former : replaceEqualDeep(former, data);
};

/**
 * Puts the page's data into the query cache with its age: screens refetch stale data and render changes. Beyond the age
 * limit all of it is stale.
 */
export function fillFromPage(queries: QueryClient): void {
  const page = published();
  if (!page) return;
  // A slow clock must not make old data fresh: a page of the future may be of any age.
  const updatedAt = Math.min(page.at, Date.now());
  const isOld = msSince(page.at) > LIMIT_MS;
  for (const { key, data } of page.queries) {
    queries.setQueryDefaults(key, { structuralSharing: keeping(data) });
    queries.setQueryData(key, data, { updatedAt });
    // Marks it as stale. Fetches nothing: no screen is mounted yet.
    if (isOld) void queries.invalidateQueries({ queryKey: key });
  }
  readPublishedFlags(queries);
}
