import { api, ApiError, type Protection } from '@lobby/api-client';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** The person's limits with what is used of them, and breaks. */
export const protectionQuery = queryOptions({
  queryKey: [...accountKey, 'protection'],
  queryFn: ({ signal }) => api.protection.limits({ signal }),
});

/** How often a game reminds of the time played. */
export const realityCheckQuery = queryOptions({
  queryKey: [...accountKey, 'reality-check'],
  queryFn: ({ signal }) => api.protection.realityCheck({ signal }),
});

/**
 * Makes a change; where no answer came, asks whether it was made. Each change states what shall be, so that the same once
 * more does no harm.
 */
export async function changeOnce(
  change: () => Promise<Protection>,
  isMade: (state: Protection) => boolean,
): Promise<Protection> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.sent !== true) throw error;
    const state = await api.protection.limits().catch(() => undefined);
    if (!state || !isMade(state)) throw error;
    return state;
  }
}
