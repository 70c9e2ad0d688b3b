import { api } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from './account.query';

/** Poll interval of documents under review, ms: the review is manual. */
const DECISION_POLL_MS = 30_000;

/** The identity check of the account; polled while documents are under review. */
export const identityQuery = queryOptions({
  queryKey: [...accountKey, 'identity'],
  queryFn: ({ signal }) => api.security.identity({ signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.status === 'SUBMITTED' ? DECISION_POLL_MS : false,
});
