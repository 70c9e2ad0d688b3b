import { api } from '@lobby/api-client';
import { BarChart, type RecordFilter, RecordScreen, useCellText } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { accountKey } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TRANSACTIONS, type TransactionSums } from './transactions.kind';

/** Milliseconds; kinds of transactions change with a release of the platform. */
const TYPES_FRESH_MS = 60 * 60_000;

/** Filter of one kind of transaction, named by the platform. */
function useTypeFilter(): RecordFilter {
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: [...accountKey, 'transactionTypes', language],
    queryFn: ({ signal }) => api.wallet.transactionTypes({}, { signal }),
    staleTime: TYPES_FRESH_MS,
  });
  const known = data?.filter(({ txCode }) => txCode !== 'UNKNOWN');
  const options = known?.map(({ txCode, txName }) => ({ value: txCode, label: txName }));
  return { name: 'txCode', label: 'field.type', options: isError ? [] : options };
}

function useFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('records');
  const directions = (['IN', 'OUT'] as const).map((value) => ({
    value,
    label: t(`direction.${value}`),
  }));
  return [
    useTypeFilter(),
    { name: 'direction', label: 'field.direction', options: directions },
    {
      name: 'wallet',
      label: 'field.wallet',
      none: 'wallet.MAIN',
      options: [{ value: 'SAFE', label: t('wallet.SAFE') }],
    },
  ];
}

/** Transaction record (D2 §2). */
export function TransactionsScreen() {
  return (
    <RecordScreen
      kind={TRANSACTIONS}
      filters={useFilters()}
      renderChart={({ page }) => <InAndOut sums={page.footer} />}
    />
  );
}

/** What came in beside what went out. */
function InAndOut({ sums }: { sums: TransactionSums }) {
  const { t } = useTranslation('records');
  const { shown } = useCellText();
  const bars = TRANSACTIONS.sums.map((column) => ({
    name: t(column.label),
    amount: String(column.value(sums) ?? ''),
    shown: shown(column, sums),
  }));
  return (
    <BarChart
      title={t('chart.inAndOut')}
      heads={[t('field.direction'), t('field.amount')]}
      bars={bars}
    />
  );
}

export const Component = TransactionsScreen;
