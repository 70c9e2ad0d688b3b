import { api } from '@lobby/api-client';
import { type Language, MINUTE_MS } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { keepPreviousOf, marketingKey, useSession } from '@lobby/session';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Announcements change a few times a day. */
const STALE_MS = 5 * MINUTE_MS;

/** A page that has its own board of announcements. */
type BoardGroup = 'home' | 'streams';

/**
 * Banners, notices and popups of Home or of the streams, one call. A member's board is cached per account: the platform
 * selects announcements by account and sends no marketing during a break (decision 83).
 */
export const boardQuery = (group: BoardGroup, signedIn: boolean, language: Language) => {
  const queryKey = signedIn
    ? [...marketingKey, 'board', group, language]
    : ['announcements', group, language];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.announcements.board(group, { signal }),
    staleTime: STALE_MS,
    meta: { published: true },
    placeholderData: keepPreviousOf(queryKey),
  });
};

/** `boardQuery` of the viewer in the current language; fetches while `enabled`. */
export function useBoard(group: BoardGroup, enabled = true) {
  const language = useLanguage();
  const signedIn = useSession() !== null;
  return useQuery({ ...boardQuery(group, signedIn, language), enabled });
}
