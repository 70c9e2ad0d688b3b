import { api, type Reward } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { nextPage } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Rows of the list of what can be claimed: as many as the platform gives at once. */
const CLAIMABLE_ROWS = 100;

/** Statuses of an activity (D2 §3), in the order of the filter: what one can act on first. */
export const STATUSES = [
  'claim',
  'process',
  'applying',
  'signed',
  'join',
  'coming',
  'issued',
  'claimed',
  'rejected',
  'close',
] as const satisfies readonly Reward['status'][];

export type RewardStatus = (typeof STATUSES)[number];

/** Rewards of one status, or all. */
export const rewardsQuery = (status: RewardStatus | undefined, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...accountKey, 'rewards', status ?? 'all', language],
    queryFn: ({ pageParam, signal }) =>
      api.rewards.rewardList({ ...(status && { status }), page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Rewards that can be claimed now. */
export const claimableQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'rewards', 'claimable', language],
    queryFn: ({ signal }) =>
      api.rewards.rewardList({ status: 'claim', size: CLAIMABLE_ROWS }, { signal }),
  });
