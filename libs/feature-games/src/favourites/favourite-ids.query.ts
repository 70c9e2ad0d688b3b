import { api } from '@lobby/api-client';
import { MINUTE_MS } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Stale time, ms; the device's own changes update the cache at once. */
const IDS_FRESH_MS = 5 * MINUTE_MS;

/** Key prefix of the collection's pages. */
export const COLLECTION = [...accountKey, 'collection'] as const;

/** Node ids of every favourite (D2 §3). */
export const favouriteIdsQuery = /* @__PURE__ */ queryOptions({
  queryKey: [...accountKey, 'favourite-ids'],
  queryFn: ({ signal }) => api.myGames.favouriteIds({ signal }),
  staleTime: IDS_FRESH_MS,
});
