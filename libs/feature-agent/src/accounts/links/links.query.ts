import { api } from '@lobby/api-client';
import { nextPage } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 20;

/** The agent's affiliate links, newest first, with the own invitation code. */
export const linksQuery = infiniteQueryOptions({
  queryKey: [...accountKey, 'agent', 'links'],
  queryFn: ({ pageParam, signal }) =>
    api.agent.affiliateLinks({ page: pageParam, size: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});
