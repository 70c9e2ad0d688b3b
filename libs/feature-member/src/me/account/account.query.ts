import { api } from '@lobby/api-client';
import { accountKey, memberInfoQuery } from '@lobby/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The head icon, and those to choose from. */
export const iconsQuery = queryOptions({
  queryKey: [...accountKey, 'icons'],
  queryFn: ({ signal }) => api.member.icons({ signal }),
  staleTime: 5 * 60_000,
});

/** Refetches what shows the nickname and the head icon. */
export const refreshMember = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: memberInfoQuery.queryKey }),
    queries.invalidateQueries({ queryKey: iconsQuery.queryKey }),
  ]);
