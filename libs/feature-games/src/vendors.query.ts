import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds; providers change by the week. */
const VENDORS_FRESH_MS = 60 * 60_000;

/** Providers by category, in their order (D2 §7). */
export const vendorsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'vendors', language],
    queryFn: ({ signal }) => api.games.vendors({ signal }),
    staleTime: VENDORS_FRESH_MS,
  });
