import { api } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Interval between two balance refreshes, ms (D1 §9). */
export const BALANCE_REFRESH_MS = 60_000;

/** Key prefix of all queries about the signed-in account; removed when the session ends. */
export const accountKey = ['account'] as const;

/** Total balance of the account. */
export const walletQuery = queryOptions({
  queryKey: [...accountKey, 'wallet'],
  queryFn: ({ signal }) => api.wallet.balance({ signal }),
});

/** Member information of the account. */
export const memberInfoQuery = queryOptions({
  queryKey: [...accountKey, 'info'],
  queryFn: ({ signal }) => api.member.info({ signal }),
  staleTime: 5 * 60_000,
});

/** Number of unread messages. */
export const unreadCountQuery = queryOptions({
  queryKey: [...accountKey, 'unread'],
  queryFn: ({ signal }) => api.member.unreadCount({ signal }),
  staleTime: 60_000,
});

/** VIP levels, the own one, its bonuses. */
export const vipQuery = queryOptions({
  queryKey: [...accountKey, 'vip'],
  queryFn: ({ signal }) => api.rewards.vip({ signal }),
});

/** Points of the account. */
export const pointsQuery = queryOptions({
  queryKey: [...accountKey, 'points'],
  queryFn: ({ signal }) => api.rewards.points({ signal }),
});
