import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';
import { ownEndpoint } from './browser-push';

/** Whether this browser receives the account's notifications, and the public key to subscribe with. */
export const pushQuery = queryOptions({
  queryKey: [...accountKey, 'push'],
  queryFn: async ({ signal }) => {
    const { publicKey, endpoint } = await api.security.push({ signal });
    return { publicKey, on: endpoint !== undefined && endpoint === (await ownEndpoint()) };
  },
});
