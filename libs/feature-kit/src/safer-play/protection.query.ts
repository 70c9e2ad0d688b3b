import { api } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/**
 * The account's limits with their use, and its breaks; refetched whenever a tab becomes visible, as another tab or brand
 * may have changed them.
 */
export const protectionQuery = queryOptions({
  queryKey: [...accountKey, 'protection'],
  queryFn: ({ signal }) => api.protection.limits({ signal }),
  refetchOnWindowFocus: 'always',
});

/** Interval of the reminders of the time played. */
export const realityCheckQuery = queryOptions({
  queryKey: [...accountKey, 'reality-check'],
  queryFn: ({ signal }) => api.protection.realityCheck({ signal }),
});

/** Start of the session, ms since the epoch, and its net result. */
export interface SessionPosition {
  /** By the device's clock. */
  startedAt: number;
  /** By the platform's clock, as in its ledger. */
  ledgerFrom: number;
  /** Won less staked. */
  net: Amount;
}

/** Time and net position of the session, by the platform's clock and ledger: nothing stored on the device can change them. */
export const sessionPositionQuery = queryOptions({
  queryKey: [...accountKey, 'session-position'],
  queryFn: async ({ signal }): Promise<SessionPosition> => {
    const { now, lastsMs, net } = await api.protection.session({ signal });
    return { startedAt: Date.now() - lastsMs, ledgerFrom: now - lastsMs, net };
  },
});
