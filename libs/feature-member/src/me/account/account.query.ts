import { api } from '@lobby/api-client';
import { MINUTE_MS } from '@lobby/core';
import { accountKey, memberInfoQuery } from '@lobby/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** Current head icon and the available ones. */
export const iconsQuery = queryOptions({
  queryKey: [...accountKey, 'icons'],
  queryFn: ({ signal }) => api.member.icons({ signal }),
  staleTime: 5 * MINUTE_MS,
});

/** Refetches the queries that contain the nickname or the head icon. */
export const refreshMember = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: memberInfoQuery.queryKey }),
    queries.invalidateQueries({ queryKey: iconsQuery.queryKey }),
  ]);
