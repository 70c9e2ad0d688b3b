import { api, type AffiliateLink } from '@lobby/api-client';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 20;

/** Key of a link. */
export const linkKey = ({ linkId }: AffiliateLink) => linkId;

/** The agent's affiliate links, newest first, with the agent's invitation code. */
export const linksQuery = infiniteQueryOptions({
  queryKey: [...accountKey, 'agent', 'links'],
  queryFn: ({ pageParam, signal }) =>
    api.agent.affiliateLinks({ page: pageParam, size: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPageBy(linkKey),
});
