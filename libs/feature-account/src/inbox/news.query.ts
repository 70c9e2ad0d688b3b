import { api } from '@lobby/api-client';
import { PATHS, type Language } from '@lobby/core';
import { nextPage } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Value of the parameter `tab` of the inbox's address that shows the news (D1 §2). */
export const NEWS_TAB = 'news';

/** Address of the news. */
export const NEWS_PATH = `${PATHS.inbox}?tab=${NEWS_TAB}` as const;

/** News of the lobby, the newest first, in pages; of the account: a break leaves nothing that invites to play. */
export const newsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...accountKey, 'news', language],
    queryFn: ({ pageParam, signal }) =>
      api.announcements.lobbyNews({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
