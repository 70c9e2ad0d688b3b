import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds; providers come and go by the week. */
const VENDORS_FRESH_MS = 60 * 60_000;

/** Providers by category, in their order (D2 §7). */
export function vendorsQuery(language: Language) {
  return queryOptions({
    queryKey: ['games', 'vendors', language],
    queryFn: ({ signal }) => api.games.vendors({ signal }),
    staleTime: VENDORS_FRESH_MS,
  });
}
