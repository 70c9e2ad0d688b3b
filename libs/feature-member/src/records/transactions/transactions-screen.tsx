import { BarChart, type RecordFilter, RecordScreen, useCellText } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AgentTransactions } from './agent-transactions';
import { TRANSACTIONS, type TransactionSums } from './transactions.kind';
import { useTypeFilter } from './use-type-filter';

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

/** Transaction record; `types=A` shows an agent's (D2 §2). */
export function TransactionsScreen() {
  const [query] = useSearchParams();
  return query.get('types') === 'A' ? <AgentTransactions /> : <OwnTransactions />;
}

function OwnTransactions() {
  return (
    <RecordScreen
      kind={TRANSACTIONS}
      filters={useFilters()}
      renderChart={({ page }) => <InAndOut sums={page.footer} />}
    />
  );
}

/** Total in beside total out. */
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
