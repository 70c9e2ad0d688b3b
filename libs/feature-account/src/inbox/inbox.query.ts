import { api, type InboxEntry } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey, unreadCountQuery } from '@lobby/session';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

const INBOX = [...accountKey, 'inbox'] as const;
const LISTS = [...INBOX, 'list'] as const;

/** Key of a message. */
export const messageKey = ({ id }: InboxEntry) => id;

/** Pages of the inbox. */
export const inboxQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, language],
    queryFn: ({ pageParam, signal }) => api.announcements.inbox({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(messageKey),
  });

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
