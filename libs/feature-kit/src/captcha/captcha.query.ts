import { api } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toBlobAddress } from './blob-address';

/** A picture is good for one try, so it is fetched when it is shown and when it is asked for, never by itself. */
export const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: async ({ signal }) => toBlobAddress(await api.access.captcha({ signal }), 'image/png'),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});
