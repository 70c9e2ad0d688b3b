import { fold } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { useCallback, useState } from 'react';

/** Searches kept at most. */
const MOST_RECENT = 8;

/** The searches with one more in front; the same text in another spelling is replaced. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (fold(search) === '') return [...searches];
  const others = searches.filter((one) => fold(one) !== fold(search));
  return [search, ...others].slice(0, MOST_RECENT);
}

/** What was looked for on this phone, the last first. It never leaves the phone. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(() => readStored('recentSearches'));
  const change = useCallback((next: (searches: readonly string[]) => string[]) => {
    const changed = next(readStored('recentSearches'));
    writeStored('recentSearches', changed);
    setSearches(changed);
  }, []);
  return {
    searches,
    remember: useCallback((text: string) => change((known) => withSearch(known, text)), [change]),
    forget: (text: string) => change((known) => known.filter((one) => one !== text)),
    forgetAll: () => change(() => []),
  };
}
