import { api } from '@lobby/api-client';
import { whenIdle, type Language } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { vendorsQuery } from '@lobby/session';
import { prefersLessData } from '@lobby/ui-kit';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { offeredGroups } from '../vendors.query';
import { EMPTY_INDEX, isUsable, nextPart, withPart, type SearchIndex } from './index-parts';
import { writePart, type PartKey } from './index-store';
import { searchIndexQuery } from './search-index.query';

/** Parts fetched per visit of the search: providers, hosts and a thousand games. */
const PARTS_A_VISIT = 12;
/** The same with data saving on: providers, hosts and a hundred games. */
const PARTS_SAVING_DATA = 3;

/** Context of a fetch. */
interface Source {
  client: QueryClient;
  language: Language;
  signal: AbortSignal;
}

/** Fetches a part by kind. Throws `ApiError`. */
const READERS = {
  games: ({ signal }: Source, page: number) => api.games.catalogueAnswer(page, { signal }),
  vendors: async ({ client, language }: Source) => {
    const groups = offeredGroups(await client.fetchQuery(vendorsQuery(language)));
    const vendors = groups.flatMap((group) => group.vendors);
    const byCode = new Map(vendors.map(({ code, name }) => [code, { code, name }]));
    return [...byCode.values()];
  },
  hosts: async ({ signal }: Source) =>
    (await api.streams.everyHost({ signal })).map(({ id, name, cover }) => ({ id, name, cover })),
} satisfies Record<PartKey[0], (source: Source, page: number) => Promise<unknown>>;

const idle = () => new Promise<void>((done) => whenIdle(done));

/** Fetches, stores and adds the next part. Returns whether to continue. */
async function refreshPart(source: Source): Promise<boolean> {
  const { client, language, signal } = source;
  const { queryKey } = searchIndexQuery(language);
  const index = await client.fetchQuery(searchIndexQuery(language));
  const key = nextPart(index, Date.now());
  if (!key || signal.aborted) return false;
  const answer = await READERS[key[0]](source, key[1]);
  const value = { at: Date.now(), value: answer };
  await writePart(language, key, value);
  const now = client.getQueryData<SearchIndex>(queryKey) ?? index;
  const next = withPart(now, { key, value });
  client.setQueryData(queryKey, next);
  return next !== now;
}

/** Fetches due parts one at a time while the page is idle. */
async function refreshIndex(source: Source): Promise<void> {
  const most = prefersLessData() ? PARTS_SAVING_DATA : PARTS_A_VISIT;
  for (let part = 0; part < most; part += 1) {
    if (!(await refreshPart(source))) return;
    await idle();
  }
}

interface KnownIndex {
  index: SearchIndex;
  /** The stored parts are loaded. */
  ready: boolean;
  /** Not every kind of part has been loaded yet. */
  filling: boolean;
}

/**
 * Search index in the page's language: stored parts at once, refreshed on every visit. The platform's search covers the
 * rest. A failed part is retried on the next visit, or when the device is online again.
 */
export function useSearchIndex(): KnownIndex {
  const client = useQueryClient();
  const language = useLanguage();
  const { data } = useQuery(searchIndexQuery(language));
  const [ended, setEnded] = useState<Language>();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const refresh = () =>
      void refreshIndex({ client, language, signal })
        .catch(() => undefined)
        .finally(() => setEnded(language));
    refresh();
    addEventListener('online', refresh, { signal });
    return () => leaving.abort();
  }, [client, language]);

  const index = data ?? EMPTY_INDEX;
  return { index, ready: data !== undefined, filling: ended !== language && !isUsable(index) };
}
