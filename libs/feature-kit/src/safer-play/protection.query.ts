import { api } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/**
 * The person's limits with what is used of them, and breaks; asked for whenever a tab comes into view, as they may have
 * changed in another one or at another brand.
 */
export const protectionQuery = queryOptions({
  queryKey: [...accountKey, 'protection'],
  queryFn: ({ signal }) => api.protection.limits({ signal }),
  refetchOnWindowFocus: 'always',
});

/** How often a game reminds of the time played. */
export const realityCheckQuery = queryOptions({
  queryKey: [...accountKey, 'reality-check'],
  queryFn: ({ signal }) => api.protection.realityCheck({ signal }),
});

/** When the session began, ms since the epoch, and what it came to. */
export interface SessionPosition {
  /** By this phone's clock. */
  startedAt: number;
  /** By the platform's clock, which its ledger goes by. */
  ledgerFrom: number;
  /** Won less staked. */
  net: Amount;
}

/** Time and net position of the session, by the platform's clock and ledger: no storage of this phone can change them. */
export const sessionPositionQuery = queryOptions({
  queryKey: [...accountKey, 'session-position'],
  queryFn: async ({ signal }): Promise<SessionPosition> => {
    const { now, lastsMs, net } = await api.protection.session({ signal });
    return { startedAt: Date.now() - lastsMs, ledgerFrom: now - lastsMs, net };
  },
});
