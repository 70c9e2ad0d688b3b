import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds; own changes update the cache at once, this is for other devices. */
const IDS_FRESH_MS = 5 * 60_000;

/** Query key of the collection's pages. */
export const COLLECTION = [...accountKey, 'collection'] as const;

/** Node ids of every favourite (D2 §3). */
export const favouriteIdsQuery = /* @__PURE__ */ queryOptions({
  queryKey: [...accountKey, 'favourite-ids'],
  queryFn: ({ signal }) => api.myGames.favouriteIds({ signal }),
  staleTime: IDS_FRESH_MS,
});
