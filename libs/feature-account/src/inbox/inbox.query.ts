import { api, type InboxEntry } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { nextPageBy, rowsOf } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { accountKey, unreadCountQuery, useFlagsKnown } from '@lobby/session';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  type QueryClient,
} from '@tanstack/react-query';

const INBOX = [...accountKey, 'inbox'] as const;
const LISTS = [...INBOX, 'list'] as const;

const messageKey = ({ id }: InboxEntry) => id;

/** Pages of the inbox. */
export const inboxQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, language],
    queryFn: ({ pageParam, signal }) => api.announcements.inbox({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(messageKey),
  });

/**
 * `inboxQuery` in the current language, once the flags are known, since they may disable it. `messages` are those of
 * all loaded pages.
 */
export function useInbox() {
  const query = useInfiniteQuery({ ...inboxQuery(useLanguage()), enabled: useFlagsKnown() });
  return { ...query, messages: rowsOf(query.data, messageKey) };
}

/** One message with its content. Fetching it marks it as read on the platform. */
export const messageQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...INBOX, 'message', id, language],
    queryFn: ({ signal }) => api.announcements.inboxMessage({ id }, { signal }),
    staleTime: Infinity,
  });

/** Invalidates the lists and the unread count; a message itself never changes. */
export async function refreshInbox(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: LISTS }),
    client.invalidateQueries({ queryKey: unreadCountQuery.queryKey }),
  ]);
}
