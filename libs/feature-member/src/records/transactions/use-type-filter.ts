import { api } from '@lobby/api-client';
import { HOUR_MS } from '@lobby/core';
import type { RecordFilter } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { accountKey } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Stale time, ms; transaction types change only with a platform release. */
const TYPES_FRESH_MS = HOUR_MS;

/** Filter by transaction type, with the platform's names; `agents`: types of an agent's earnings and transfers. */
export function useTypeFilter(agents = false): RecordFilter {
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: [...accountKey, 'transactionTypes', language, agents],
    queryFn: ({ signal }) => api.wallet.transactionTypes(agents ? { types: 'A' } : {}, { signal }),
    staleTime: TYPES_FRESH_MS,
  });
  const known = data?.filter(({ txCode }) => txCode !== 'UNKNOWN');
  const options = known?.map(({ txCode, txName }) => ({ value: txCode, label: txName }));
  return { name: 'txCode', label: 'field.type', options: isError ? [] : options };
}
