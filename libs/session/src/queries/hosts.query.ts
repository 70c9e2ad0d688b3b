import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds; hosts come and go by the minute. */
export const HOSTS_FRESH_MS = 10_000;

/** All participating hosts, on air or not (D2 §3). */
export const everyHostQuery = (language: Language) =>
  queryOptions({
    queryKey: ['hosts', 'every', language],
    queryFn: ({ signal }) => api.streams.everyHost({ signal }),
    staleTime: HOSTS_FRESH_MS,
  });
