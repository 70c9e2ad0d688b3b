import { api } from '@lobby/api-client';
import { MINUTE_MS } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Number of unread chat messages, refetched every minute. */
export const chatUnreadQuery = queryOptions({
  queryKey: [...accountKey, 'chat-unread'],
  queryFn: ({ signal }) => api.streams.unreadCount({ signal }),
  refetchInterval: MINUTE_MS,
});
