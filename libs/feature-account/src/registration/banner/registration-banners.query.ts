import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds; banners change a few times a day. */
const FRESH_MS = 5 * 60_000;

/** Banners of the registration screen, of group `m_reg` (D1 §7). */
export const registrationBannersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['announcements', 'registration', language],
    queryFn: async ({ signal }) =>
      (await api.announcements.board('registration', { signal })).banners,
    staleTime: FRESH_MS,
    // Nobody registers for them: without them the screen is whole.
    meta: { ownError: true },
  });
