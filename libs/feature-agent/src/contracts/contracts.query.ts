import type { AgentContract } from '@lobby/api-client';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { KINDS, type Kind, type Role } from './contract-kinds';

const CONTRACTS = [...accountKey, 'contracts'] as const;

/** Contract in force, next contract and open offer: the viewer's, or those of a direct downline. */
export const standingQuery = (kind: Kind, userName?: string) =>
  queryOptions({
    queryKey: [...CONTRACTS, kind, 'standing', userName],
    queryFn: ({ signal }) => KINDS[kind].standing({ userName }, { signal }),
  });

/** Earnings of the current period so far. */
export const runningQuery = (kind: Kind) =>
  queryOptions({
    queryKey: [...CONTRACTS, kind, 'running'],
    queryFn: ({ signal }) => KINDS[kind].running({ signal }),
  });

/** Key of a contract. */
export const contractKey = ({ contractId }: AgentContract) => contractId;

/** Contracts of every status, newest first. */
export const contractsQuery = (kind: Kind, role: Role) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACTS, kind, 'list', role],
    queryFn: ({ pageParam, signal }) =>
      KINDS[kind].contracts({ role, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(contractKey),
  });
