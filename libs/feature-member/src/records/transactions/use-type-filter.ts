import { api } from '@lobby/api-client';
import type { RecordFilter } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { accountKey } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds; kinds of transactions change with a release of the platform. */
const TYPES_FRESH_MS = 60 * 60_000;

/** Filter of one kind of transaction, named by the platform; `agents`: of what an agent earns and hands on. */
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
