import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Names that are shown of a search at most. */
const SHOWN_NAMES = 20;

/** Names of the direct downline that may be given something, by a part of them. */
export const namesQuery = (userName: string) =>
  queryOptions({
    queryKey: [...accountKey, 'downline-names', userName],
    queryFn: ({ signal }) =>
      api.agent.downlineNames(
        { page: 1, size: SHOWN_NAMES, ...(userName && { userName }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
