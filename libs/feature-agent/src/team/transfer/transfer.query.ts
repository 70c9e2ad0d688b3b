import { fundsQuery } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Balance of the main wallet, which pays transfers and envelopes; 0 if the platform returns no such wallet. */
export const mainBalanceQuery = queryOptions({
  ...fundsQuery,
  select: ({ wallets }) => wallets.find(({ wallet }) => wallet === 'MAIN')?.balance ?? '0',
  staleTime: 0,
});
