import { api } from '@lobby/api-client';
import { PATHS, type Language } from '@lobby/core';
import { nextPage } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Parameters of the mall's address: a reward, an order, the kind of reward, the history. */
export const PARAMETERS = { reward: 'reward', order: 'order', type: 'type', view: 'view' } as const;

/** Address of a part of the mall. */
export const mallPath = (query: Partial<Record<keyof typeof PARAMETERS, string>>) =>
  `${PATHS.mall}?${new URLSearchParams(query)}`;

/** The history's value of `view`. */
export const HISTORY = 'history';

/** Rewards to redeem points for. */
export const mallRewardsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'mallRewards', language],
    queryFn: ({ signal }) => api.rewards.mallRewards({}, { signal }),
  });

/** Points earned, redeemed and expired, newest first. */
export const pointHistoryQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...accountKey, 'pointHistory', language],
    queryFn: ({ pageParam, signal }) => api.rewards.pointHistory({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
