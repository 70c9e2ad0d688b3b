import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds; announcements change a few times a day. */
const FRESH_MS = 5 * 60_000;

/** Banners, notices and popups of Home, in one call. */
export const homeBoardQuery = (language: Language) =>
  queryOptions({
    queryKey: ['announcements', 'home', language],
    queryFn: ({ signal }) => api.announcements.board('home', { signal }),
    staleTime: FRESH_MS,
  });
