import { api, type News } from '@lobby/api-client';
import { PATHS, type Language } from '@lobby/core';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Value of the parameter `tab` in the inbox's address that shows the news (D1 §2). */
export const NEWS_TAB = 'news';

/** Address of the news. */
export const NEWS_PATH = `${PATHS.inbox}?tab=${NEWS_TAB}` as const;

/** Key of a piece of news. */
export const newsKey = ({ id }: News) => id;

/** News of the lobby, newest first, in pages; keyed by account, since a break hides what invites to play. */
export const newsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...accountKey, 'news', language],
    queryFn: ({ pageParam, signal }) =>
      api.announcements.lobbyNews({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(newsKey),
  });
