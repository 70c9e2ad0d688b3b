import { fundsQuery } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Balance of the main wallet, which transfers and envelopes are paid from; 0 if the platform names no such wallet. */
export const mainBalanceQuery = queryOptions({
  ...fundsQuery,
  select: ({ wallets }) => wallets.find(({ wallet }) => wallet === 'MAIN')?.balance ?? '0',
  staleTime: 0,
});
