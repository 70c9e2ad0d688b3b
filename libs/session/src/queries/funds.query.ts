import { api } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from './account.query';

/** Wallets of the account, and money in open orders. */
export const fundsQuery = queryOptions({
  queryKey: [...accountKey, 'funds'],
  queryFn: ({ signal }) => api.wallet.funds({ signal }),
});
