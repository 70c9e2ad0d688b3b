import { PATHS, pathWith } from '@lobby/core';
import { changedQuery, useAddressQuery } from '@lobby/feature-kit';

/** Tabs of the streams page. */
export const STREAM_TABS = ['all', 'subscribed'] as const;

export type StreamTab = (typeof STREAM_TABS)[number];

/** State of the streams page. */
export interface StreamList {
  tab: StreamTab;
  /** Part of a name, trimmed; empty for no search. */
  name: string;
}

/** Longest search text that the platform accepts. */
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
export const listPath = (list: StreamList): string =>
  pathWith(PATHS.liveStream, changedQuery(new URLSearchParams(), parametersOf(list)));

/** The list in the address, and setters that replace the history entry. */
export function useListAddress() {
  const { query, change: changeQuery } = useAddressQuery();
  const list = listOf(query);
  const change = (part: Partial<StreamList>) => changeQuery(parametersOf({ ...list, ...part }));
  // The documents' way to open the page at its start (D2 §2).
  return { list, change, restores: query.get('splash') !== '0' };
}
