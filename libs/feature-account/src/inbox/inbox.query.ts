import { api } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { MINE } from '@lobby/session';
import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Language } from '@lobby/core';

const INBOX = [...MINE, 'inbox'] as const;

/** The inbox page by page, as far as somebody read on. */
export function useInbox() {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: [...INBOX, 'list', language],
    queryFn: ({ pageParam, signal }) => api.announcements.inbox({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  });
  return { ...query, messages: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** One message whole; fetching it counts as reading it. */
export const messageQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...INBOX, 'message', id, language],
    queryFn: ({ signal }) => api.announcements.inboxMessage(id, { signal }),
    staleTime: Infinity,
  });
