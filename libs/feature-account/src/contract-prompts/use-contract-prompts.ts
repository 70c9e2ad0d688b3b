import { api } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingKinds, type ContractKind } from './waiting-contracts';

/** Kinds of contract that wait; one request answers all three (D1 §7). Stores them for the session. */
const contractOffersQuery = queryOptions({
  queryKey: [...accountKey, 'contract-offers'],
  queryFn: async ({ signal }) => {
    const kinds = waitingKinds(await api.agent.contractOffers({ signal }));
    writeStored('contractPrompts', kinds);
    return kinds;
  },
  staleTime: Infinity,
});

/**
 * The first waiting contract and a function to dismiss it (D1 §4). Fetches once a session; dismissed
 * ones stay dismissed over reloads, until the next login. A failed fetch is repeated on the next mount.
 */
export function useContractPrompts(): { kind: ContractKind | undefined; dismiss(): void } {
  const [stored, setStored] = useState(() => readStored('contractPrompts'));
  const fetched = useQuery({ ...contractOffersQuery, enabled: stored === null }).data;
  const kinds = stored ?? fetched ?? [];
  const dismiss = () => {
    const rest = kinds.slice(1);
    writeStored('contractPrompts', rest);
    setStored(rest);
  };
  return { kind: kinds[0], dismiss };
}
