import { fold } from '@lobby/api-client';
import { storageAtom } from '@lobby/core';
import { useAtom } from 'jotai';
import { useCallback } from 'react';

/** Searches kept at most. */
export const MOST_RECENT = 8;

/** The searches with one more in front; the same text in another spelling is replaced. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (fold(search) === '') return [...searches];
  const others = searches.filter((one) => fold(one) !== fold(search));
  return [search, ...others].slice(0, MOST_RECENT);
}

const recentAtom = storageAtom('recentSearches');

/** What was looked for on this phone, the last first. It never leaves the phone. */
export function useRecentSearches() {
  const [searches, setSearches] = useAtom(recentAtom);
  return {
    searches,
    remember: useCallback(
      (text: string) => setSearches(withSearch(searches, text)),
      [searches, setSearches],
    ),
    forget: (text: string) => setSearches(searches.filter((one) => one !== text)),
    forgetAll: () => setSearches([]),
  };
}
