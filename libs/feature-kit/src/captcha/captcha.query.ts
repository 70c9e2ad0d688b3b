import { api } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toObjectUrl } from './object-url';

/** Object URL of a captcha picture. A picture is valid for one attempt: never refetched automatically. */
export const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: async ({ signal }) => toObjectUrl(await api.access.captcha({ signal }), 'image/png'),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});
