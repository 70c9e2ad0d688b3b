import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Where this account is signed in, this device first. */
export const sessionsQuery = queryOptions({
  queryKey: [...accountKey, 'sessions'],
  queryFn: ({ signal }) => api.security.sessions({ signal }),
});

/** Passkeys of this account, the newest first. */
export const passkeysQuery = queryOptions({
  queryKey: [...accountKey, 'passkeys'],
  queryFn: ({ signal }) => api.security.passkeys({ signal }),
});
