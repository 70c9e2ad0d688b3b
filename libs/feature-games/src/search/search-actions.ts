import { useMemo, type MouseEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RecentSearches } from './recent-searches';
import type { SearchAddress } from './search-address';

/** Actions of the search; stable across texts. */
export interface SearchActions {
  /** Searches for a text. */
  search(text: string): void;
  /** Call before opening a result: resolves once the text is in the address and among the recent searches. */
  leave(): Promise<void>;
  /** Call before following a link. */
  follow(event: MouseEvent, address: string): void;
  clear(): void;
}

interface SearchPlaces {
  address: Pick<SearchAddress, 'settle' | 'current'>;
  remember: RecentSearches['remember'];
  form: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
}

/** Focuses the search field. */
export const focusField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

/** Actions of the search screen. */
export function useSearchActions(places: SearchPlaces): SearchActions {
  const { address, remember, form, panel } = places;
  const { settle, current } = address;
  const navigate = useNavigate();
  return useMemo(
    () => ({
      search: (text) => {
        remember(text);
        void settle(text);
        // The pressed button has unmounted.
        panel.current?.focus();
      },
      leave: () => {
        remember(current().typed);
        return settle(current().typed);
      },
      follow: (event, to) => {
        const { typed, settled } = current();
        remember(typed);
        if (typed === settled || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void settle(typed).then(() => navigate(to));
      },
      clear: () => {
        void settle('');
        focusField(form.current);
      },
    }),
    [settle, current, remember, navigate, form, panel],
  );
}
