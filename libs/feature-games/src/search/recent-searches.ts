import { fold } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { useMemo, useState } from 'react';

/** Maximum number of stored searches. */
const MOST_RECENT = 8;

/** Adds a search at the front; replaces the same text in other case or accents. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (fold(search) === '') return [...searches];
  const others = searches.filter((one) => fold(one) !== fold(search));
  return [search, ...others].slice(0, MOST_RECENT);
}

/** Recent searches on this device, newest first, and their actions. */
export interface RecentSearches {
  searches: readonly string[];
  remember(text: string): void;
  forget(text: string): void;
  forgetAll(): void;
}

const known = () => readStored('recentSearches');

/** Recent searches, stored on the device only. The functions are stable. */
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
