import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Announcements change a few times a day. */
const STALE_MS = 5 * 60_000;

/** Banners, notices and popups of Home or of the streams, one call. */
export const boardQuery = (group: 'home' | 'streams', language: Language) =>
  queryOptions({
    queryKey: ['announcements', group, language],
    queryFn: ({ signal }) => api.announcements.board(group, { signal }),
    staleTime: STALE_MS,
    meta: { published: true },
    // What is there in the former language stays until it is there in the new one.
    placeholderData: keepPreviousData,
  });
