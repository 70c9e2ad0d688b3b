import { api } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingKinds, type ContractKind } from './waiting-contracts';

/** Either of the two documented requests tells of all three kinds (D1 §7). */
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
 * Asks once a session which contracts wait (D1 §4), and gives them one after the other. What was put
 * aside does not come back before the next login, whatever is reloaded. A request that failed is
 * made again with the next visit.
 */
export function useContractPrompts(): { kind: ContractKind | undefined; putAside(): void } {
  const [kept, setKept] = useState(() => readStored('contractPrompts'));
  const asked = useQuery({ ...contractOffersQuery, enabled: kept === null }).data;
  const kinds = kept ?? asked ?? [];
  const putAside = () => {
    const rest = kinds.slice(1);
    writeStored('contractPrompts', rest);
    setKept(rest);
  };
  return { kind: kinds[0], putAside };
}
