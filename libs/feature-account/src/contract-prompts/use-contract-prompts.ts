import { api } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingKinds, type ContractKind } from './waiting-contracts';

/**
 * Kinds of pending contracts that were not dismissed; one request covers all three (D1 §7). Stores them for the
 * session. Refetched whenever prompts may open: a contract may have been answered meanwhile, on its page or another
 * device.
 */
const contractOffersQuery = queryOptions({
  queryKey: [...accountKey, 'contract-offers'],
  queryFn: async ({ signal }) => {
    const waiting = waitingKinds(await api.agent.contractOffers({ signal }));
    const left = readStored('contractPrompts');
    const kinds = waiting.filter((kind) => left?.includes(kind) ?? true);
    writeStored('contractPrompts', kinds);
    return kinds;
  },
  staleTime: Infinity,
  refetchOnMount: 'always',
});

/**
 * Returns the first pending contract and a function to dismiss it (D1 §4). Dismissed ones stay dismissed over reloads,
 * until the next login; once none is left, no request is made. A failed request is retried on the next mount.
 */
export function useContractPrompts(): { kind: ContractKind | undefined; dismiss(): void } {
  const [left, setLeft] = useState(() => readStored('contractPrompts'));
  const { data, isSuccess, isFetchedAfterMount } = useQuery({
    ...contractOffersQuery,
    enabled: left === null || left.length > 0,
  });
  const waiting = isSuccess && isFetchedAfterMount ? data : [];
  const kinds = waiting.filter((kind) => left?.includes(kind) ?? true);
  const dismiss = () => {
    const rest = kinds.slice(1);
    writeStored('contractPrompts', rest);
    setLeft(rest);
  };
  return { kind: kinds[0], dismiss };
}
