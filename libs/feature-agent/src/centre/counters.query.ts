import { api } from '@lobby/api-client';
import { MINUTE_MS } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Refetch interval, ms: one of the counters is the number online. */
const REFRESH_MS = MINUTE_MS;

/** Four counters of a day in the brand's time zone. */
export const countersQuery = (range: { startDate: number; endDate: number }) =>
  queryOptions({
    queryKey: [...accountKey, 'agent', 'counters', range],
    queryFn: ({ signal }) => api.agent.teamCounters(range, { signal }),
    refetchInterval: REFRESH_MS,
  });

/** Number of unread announcements for agents; refetched on every visit. */
export const agentUnreadQuery = queryOptions({
  queryKey: [...accountKey, 'agent', 'unread'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await api.announcements.board('agents', { signal })).unreadCount,
});
