import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Signed-in devices of this account, this one first. */
export const sessionsQuery = queryOptions({
  queryKey: [...accountKey, 'sessions'],
  queryFn: ({ signal }) => api.security.sessions({ signal }),
});

/** Passkeys of this account, newest first. */
export const passkeysQuery = queryOptions({
  queryKey: [...accountKey, 'passkeys'],
  queryFn: ({ signal }) => api.security.passkeys({ signal }),
});
