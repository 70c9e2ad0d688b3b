import { PATHS } from '@lobby/core';
import { useNavigate, useSearchParams } from 'react-router-dom';

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

/** Address of a list. */
export function listPath({ tab, name }: StreamList): string {
  const query = new URLSearchParams({
    ...(tab === 'subscribed' && { tab }),
    ...(name !== '' && { q: name }),
  }).toString();
  return query === '' ? PATHS.liveStream : `${PATHS.liveStream}?${query}`;
}

/** The list in the address, and its changes, which are no steps in history. */
export function useListAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const list = listOf(query);
  const change = (part: Partial<StreamList>) =>
    void navigate(listPath({ ...list, ...part }), { replace: true, preventScrollReset: true });
  // The documents' way to open the page at its start (D2 §2).
  return { list, change, restores: query.get('splash') !== '0' };
}
