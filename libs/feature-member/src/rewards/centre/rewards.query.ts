import { api, type Reward } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Page size of the claimable rewards: the platform's maximum. */
const CLAIMABLE_ROWS = 100;

/** Statuses of an activity (D2 §3) in the filter's order: actionable ones first. */
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

/** Key of a reward or offer. */
export const rewardKey = ({ claimId, promoId, title }: Reward) =>
  [claimId, promoId, title].join(' ');

/** Rewards of one status, or all. */
export const rewardsQuery = (status: RewardStatus | undefined, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...accountKey, 'rewards', status ?? 'all', language],
    queryFn: ({ pageParam, signal }) =>
      api.rewards.rewardList({ ...(status && { status }), page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(rewardKey),
  });

/** Claimable rewards. */
export const claimableQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'rewards', 'claimable', language],
    queryFn: ({ signal }) =>
      api.rewards.rewardList({ status: 'claim', size: CLAIMABLE_ROWS }, { signal }),
  });
