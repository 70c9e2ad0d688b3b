import { api } from '@lobby/api-client';
import { type Language, HOUR_MS } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Stale time of providers, ms: they change weekly. */
export const VENDORS_FRESH_MS = HOUR_MS;

/** Every provider by category, in the platform's order, with names in a language (D2 §7). */
export const vendorsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'vendors', language],
    // No signal: `menuQuery` shares this fetch, and an abort by the first caller would leave it pending.
    queryFn: () => api.games.vendors(),
    staleTime: VENDORS_FRESH_MS,
    // Published pages contain the result of `menuQuery`.
    meta: { published: false },
  });
