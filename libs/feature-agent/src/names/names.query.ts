import { api } from '@lobby/api-client';
import { nextPageBy } from '@lobby/feature-kit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { TEAM } from '../team/team.query';

const PAGE_SIZE = 50;

/** Key of a name. */
export const nameKey = ({ userName }: { userName: string }) => userName;

/** Names of the direct downline that can receive something, searched by substring, in pages. */
export const namesQuery = (userName: string) =>
  infiniteQueryOptions({
    queryKey: [...TEAM, 'names', userName],
    queryFn: ({ pageParam, signal }) =>
      api.agent.downlineNames(
        { page: pageParam, size: PAGE_SIZE, ...(userName && { userName }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(nameKey),
    placeholderData: keepPreviousData,
  });
