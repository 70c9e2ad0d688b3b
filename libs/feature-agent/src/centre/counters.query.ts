import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds between two looks at the counters: one of them is who is online. */
const REFRESH_MS = 60_000;

/** The four counters of a day by the brand's clock. */
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
