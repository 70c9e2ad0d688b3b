import { BarChart, RecordScreen, categoryLabel, useCellText } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import { OWN_REBATES } from './rebates.kinds';

/** Agent rebate: the agent's rates, and the commission on the team's stakes (D2 §2). */
export function AgentRebateScreen() {
  return (
    <RecordScreen
      kind={OWN_REBATES}
      renderChart={({ page }) => <CommissionByCategory rows={page.list} />}
    />
  );
}

type Row = Parameters<typeof OWN_REBATES.key>[0];

/** Commission by category; hidden without any. */
function CommissionByCategory({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation(['records', 'categories']);
  const { shown } = useCellText();
  const earning = rows.filter(({ commission }) => /[1-9]/.test(commission));
  const column = OWN_REBATES.columns.find(({ label }) => label === 'earnings.commission');
  if (earning.length < 2 || !column) return null;
  return (
    <BarChart
      title={t('earnings.commissionByCategory')}
      heads={[t('field.category'), t('earnings.commission')]}
      bars={earning.map((row) => ({
        name: t(categoryLabel(row.category)),
        amount: row.commission,
        shown: shown(column, row),
      }))}
    />
  );
}

export const Component = AgentRebateScreen;
