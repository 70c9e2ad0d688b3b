import { api } from '@lobby/api-client';
import { MINUTE_MS } from '@lobby/core';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { sessionAtom } from '../session/session';
import { sessionStore } from '../session/store';

/** Interval between two balance refreshes, ms (D1 §9). */
export const BALANCE_REFRESH_MS = MINUTE_MS;

/** Key prefix of all queries about the signed-in account; removed when the session ends. */
export const accountKey = ['account'] as const;

/**
 * Key prefix of marketing for the account: banners, popups, promotions. The platform sends none during a break (decision 83), so
 * these queries are invalidated when one begins or ends.
 */
export const marketingKey = [...accountKey, 'marketing'] as const;

/** Total balance of the account. */
export const walletQuery = queryOptions({
  queryKey: [...accountKey, 'wallet'],
  queryFn: ({ signal }) => api.wallet.balance({ signal }),
});

/** Member information of the account. */
export const memberInfoQuery = queryOptions({
  queryKey: [...accountKey, 'info'],
  queryFn: ({ signal }) => api.member.info({ signal }),
  staleTime: 5 * MINUTE_MS,
});

/** Number of unread messages. */
export const unreadCountQuery = queryOptions({
  queryKey: [...accountKey, 'unread'],
  queryFn: ({ signal }) => api.member.unreadCount({ signal }),
  staleTime: MINUTE_MS,
});

/** VIP levels, the account's own level, its bonuses. */
export const vipQuery = queryOptions({
  queryKey: [...accountKey, 'vip'],
  queryFn: ({ signal }) => api.rewards.vip({ signal }),
});

/** Points of the account. */
export const pointsQuery = queryOptions({
  queryKey: [...accountKey, 'points'],
  queryFn: ({ signal }) => api.rewards.points({ signal }),
});

/**
 * Removes the account's queries when a session begins, unless it replaces one of the same account: the code that reacts
 * to the end of the previous one may load late or not at all. Returns a function that unsubscribes.
 */
export function removePreviousAccount(queries: QueryClient): () => void {
  const account = () => sessionStore.get(sessionAtom)?.userName;
  let previous = account();
  return sessionStore.sub(sessionAtom, () => {
    const next = account();
    if (next !== undefined && next !== previous) queries.removeQueries({ queryKey: accountKey });
    previous = next;
  });
}
