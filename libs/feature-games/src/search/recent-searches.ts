import { fold } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { useMemo, useState } from 'react';

/** Searches kept at most. */
const MOST_RECENT = 8;

/** The searches with one more in front; the same text in another spelling is replaced. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (fold(search) === '') return [...searches];
  const others = searches.filter((one) => fold(one) !== fold(search));
  return [search, ...others].slice(0, MOST_RECENT);
}

/** What was looked for on this phone, the last first, and what can be done with it. */
export interface RecentSearches {
  searches: readonly string[];
  remember(text: string): void;
  forget(text: string): void;
  forgetAll(): void;
}

const known = () => readStored('recentSearches');

/** The recent searches, which never leave the phone; the same functions always. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState(known);
  const [change] = useState(() => {
    const write = (next: string[]) => {
      writeStored('recentSearches', next);
      setSearches(next);
    };
    return {
      remember: (text: string) => write(withSearch(known(), text)),
      forget: (text: string) => write(known().filter((one) => one !== text)),
      forgetAll: () => write([]),
    };
  });
  return useMemo(() => ({ searches, ...change }), [searches, change]);
}
