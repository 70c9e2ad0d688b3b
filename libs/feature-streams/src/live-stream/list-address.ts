import { PATHS } from '@lobby/core';
import { useAddressQuery, withQuery } from '@lobby/feature-kit';

/** Tabs of the page of streams. */
export const STREAM_TABS = ['all', 'subscribed'] as const;

export type StreamTab = (typeof STREAM_TABS)[number];

/** What the page of the streams shows. */
export interface StreamList {
  tab: StreamTab;
  /** Part of a name, trimmed; empty for no search. */
  name: string;
}

/** Longest text to search for, as the platform takes it. */
export const SEARCH_CHARACTERS = 100;

/** The list of an address; unknown values count as absent. */
export function listOf(query: URLSearchParams): StreamList {
  return {
    tab: query.get('tab') === 'subscribed' ? 'subscribed' : 'all',
    name: (query.get('q') ?? '').trim().slice(0, SEARCH_CHARACTERS),
  };
}

/** Parameters of a list; those at their default are undefined. */
const parametersOf = ({ tab, name }: StreamList) => ({
  tab: tab === 'subscribed' ? tab : undefined,
  q: name,
});

/** Address of a list. */
export function listPath(list: StreamList): string {
  const query = withQuery(new URLSearchParams(), parametersOf(list)).toString();
  return query === '' ? PATHS.liveStream : `${PATHS.liveStream}?${query}`;
}

/** The list in the address, and its changes, which are no steps in history. */
export function useListAddress() {
  const { query, change: changeQuery } = useAddressQuery();
  const list = listOf(query);
  const change = (part: Partial<StreamList>) => changeQuery(parametersOf({ ...list, ...part }));
  // The documents' way to open the page at its start (D2 §2).
  return { list, change, restores: query.get('splash') !== '0' };
}
