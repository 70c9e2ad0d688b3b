import { nextPage } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { KINDS, type Kind, type Role } from './contract-kinds';

const CONTRACTS = [...accountKey, 'contracts'] as const;

/** The contract in force, the one that begins next, the open offer: one's own, or those of a direct downline. */
export const standingQuery = (kind: Kind, userName?: string) =>
  queryOptions({
    queryKey: [...CONTRACTS, kind, 'standing', userName],
    queryFn: ({ signal }) => KINDS[kind].standing({ userName }, { signal }),
  });

/** What the running period earned so far. */
export const runningQuery = (kind: Kind) =>
  queryOptions({
    queryKey: [...CONTRACTS, kind, 'running'],
    queryFn: ({ signal }) => KINDS[kind].running({ signal }),
  });

/** Contracts of every status, newest first. */
export const contractsQuery = (kind: Kind, role: Role) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACTS, kind, 'list', role],
    queryFn: ({ pageParam, signal }) =>
      KINDS[kind].contracts({ role, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
