import { api, type PointEntry } from '@lobby/api-client';
import { PATHS, type Language } from '@lobby/core';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Query parameters of the mall: reward, order, reward type, view. */
export const PARAMETERS = { reward: 'reward', order: 'order', type: 'type', view: 'view' } as const;

/** Address of the mall with query parameters. */
export const mallPath = (query: Partial<Record<keyof typeof PARAMETERS, string>>) =>
  `${PATHS.mall}?${new URLSearchParams(query)}`;

/** Value of `view` that shows the history. */
export const HISTORY = 'history';

/** Rewards that points buy. */
export const mallRewardsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'mallRewards', language],
    queryFn: ({ signal }) => api.rewards.mallRewards({}, { signal }),
  });

/** Key of a history entry: an order has at most one of each kind. */
export const entryKey = ({ refNo, kind, time }: PointEntry) => `${refNo} ${kind} ${time}`;

/** Points earned, redeemed and expired, newest first. */
export const pointHistoryQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...accountKey, 'pointHistory', language],
    queryFn: ({ pageParam, signal }) => api.rewards.pointHistory({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(entryKey),
  });
