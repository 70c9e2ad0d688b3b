import { api, type Host, type HostList } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { onceBy } from '@lobby/feature-kit';
import { accountKey, HOSTS_FRESH_MS } from '@lobby/session';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Deduplicates hosts. */
const once = (hosts: readonly Host[]): Host[] => onceBy(hosts, ({ id }) => id);

/** Hosts of a list, in one language; a `name` finds part of a name (D2 §7). */
export const hostsQuery = (list: HostList, language: Language, name = '') =>
  queryOptions({
    queryKey: ['hosts', list, language, name],
    queryFn: async ({ signal }) => once(await api.streams.hosts({ list, name }, { signal })),
    staleTime: HOSTS_FRESH_MS,
    // Keeps the shown list until the next one has loaded: another name, another language.
    placeholderData: keepPreviousData,
  });

/** Key prefix of the account's subscribed hosts. */
export const SUBSCRIBED = [...accountKey, 'subscribed-hosts'] as const;

/** The account's subscribed hosts, on air or not. */
export const subscribedQuery = (name: string, language: Language) =>
  queryOptions({
    queryKey: [...SUBSCRIBED, language, name],
    queryFn: async ({ signal }) => once(await api.streams.subscribedHosts({ name }, { signal })),
    staleTime: HOSTS_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** Returns the host of an id from any cached list; undefined if there is none. */
export function cachedHost(client: QueryClient, hostId: string): Host | undefined {
  const lists = [['hosts'], SUBSCRIBED].flatMap((queryKey) =>
    client.getQueriesData<Host[]>({ queryKey }),
  );
  return lists.flatMap(([, hosts]) => hosts ?? []).find(({ id }) => id === hostId);
}
