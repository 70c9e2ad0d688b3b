import { api } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds; this tab knows its own changes, the wait is for those of other devices. */
const IDS_FRESH_MS = 5 * 60_000;

/** Pages of the collection lie under this key. */
export const COLLECTION = [...accountKey, 'collection'] as const;

/** Identifiers of every favourite, for the hearts (D2 §3). */
export const favouriteIdsQuery = /* @__PURE__ */ queryOptions({
  queryKey: [...accountKey, 'favourite-ids'],
  queryFn: ({ signal }) => api.myGames.favouriteIds({ signal }),
  staleTime: IDS_FRESH_MS,
});
