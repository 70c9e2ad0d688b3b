import { api } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';

/** D1 §9 */
export const BALANCE_REFRESH_MS = 60_000;

/** Everything that belongs to one account lies under this key: a sign-out removes it whole. */
export const accountKey = ['mine'] as const;

export const walletQuery = queryOptions({
  queryKey: [...accountKey, 'wallet'],
  queryFn: ({ signal }) => api.wallet.balance({ signal }),
});

export const memberInfoQuery = queryOptions({
  queryKey: [...accountKey, 'info'],
  queryFn: ({ signal }) => api.member.info({ signal }),
  staleTime: 5 * 60_000,
});

export const unreadCountQuery = queryOptions({
  queryKey: [...accountKey, 'unread'],
  queryFn: ({ signal }) => api.member.unreadCount({ signal }),
  staleTime: 60_000,
});
