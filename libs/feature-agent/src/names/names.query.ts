import { api } from '@lobby/api-client';
import { nextPage } from '@lobby/feature-kit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { TEAM } from '../team/team.query';

const PAGE_SIZE = 50;

/** Names of the direct downline that may be given something, by a part of them, in pages. */
export const namesQuery = (userName: string) =>
  infiniteQueryOptions({
    queryKey: [...TEAM, 'names', userName],
    queryFn: ({ pageParam, signal }) =>
      api.agent.downlineNames(
        { page: pageParam, size: PAGE_SIZE, ...(userName && { userName }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
