import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Age up to which providers are fresh, ms: they change by the week. */
export const VENDORS_FRESH_MS = 60 * 60_000;

/** Every provider by category, in the platform's order, with names in a language (D2 §7). */
export const vendorsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'vendors', language],
    // Pass no signal: `menuQuery` shares this fetch, and an abort by the first caller would leave it pending.
    queryFn: () => api.games.vendors(),
    staleTime: VENDORS_FRESH_MS,
    // Pages hold what `menuQuery` makes of it.
    meta: { published: false },
  });
