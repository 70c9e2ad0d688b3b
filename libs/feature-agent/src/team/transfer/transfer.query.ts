import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { TEAM } from '../team.query';

/** Balance of the main wallet, which transfers are paid from; undefined where the platform names no such wallet. */
export const mainBalanceQuery = queryOptions({
  queryKey: [...accountKey, 'agent', 'mainBalance'],
  queryFn: async ({ signal }) => {
    const { wallets } = await api.wallet.funds({ signal });
    return wallets.find(({ wallet }) => wallet === 'MAIN')?.balance ?? '0';
  },
  staleTime: 0,
});

/** Names that can receive money, by part of the name. */
export const namesQuery = (userName: string) =>
  infiniteQueryOptions({
    queryKey: [...TEAM, 'names', userName],
    queryFn: ({ pageParam, signal }) =>
      api.agent.downlineNames(
        { page: pageParam, size: 50, ...(userName && { userName }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    staleTime: 0,
  });
