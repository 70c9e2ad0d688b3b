import { api, type GameCategory, type PaidRebate } from '@lobby/api-client';
import { sumOf } from '@lobby/core';
import {
  BarChart,
  type RecordKind,
  type RecordRequest,
  RecordScreen,
  categoryLabel,
  useCategoryFilter,
  useCellText,
} from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import { useChartRows } from '../use-chart-rows';

type Filters = { category?: GameCategory };

interface Sums {
  validStake: string;
  rebate: string;
}

/** Record of paid rebates (D2 §7). */
export const REBATES: RecordKind<PaidRebate, Sums, Filters> = {
  name: 'rebates',
  title: 'rebates.title',
  load: (input, options) => api.rewards.rebateReport(input, options),
  key: ({ period, category }) => `${period.startDate} ${category}`,
  columns: [
    { label: 'field.day', format: 'day', place: 'when', value: ({ period }) => period.startDate },
    {
      label: 'field.category',
      format: 'word',
      place: 'title',
      value: ({ category }) => categoryLabel(category),
    },
    { label: 'field.rebate', format: 'money', place: 'amount', value: ({ rebate }) => rebate },
    { label: 'field.validStake', format: 'money', value: ({ validStake }) => validStake },
    { label: 'field.rate', format: 'rate', value: ({ rate }) => rate },
    {
      label: 'field.status',
      format: 'word',
      place: 'status',
      value: ({ status }) => `rebate.${status}`,
    },
    { label: 'field.paidAt', format: 'time', value: ({ payTime }) => payTime },
    { label: 'field.orderNo', format: 'text', place: 'file', value: ({ orderNo }) => orderNo },
  ],
  sums: [
    { label: 'field.rebate', format: 'money', value: ({ rebate }) => rebate },
    { label: 'field.validStake', format: 'money', value: ({ validStake }) => validStake },
  ],
};

/** My rebate (D2 §2, flag PLYRBT). */
export function RebatesScreen() {
  return (
    <RecordScreen
      kind={REBATES}
      filters={[useCategoryFilter()]}
      renderChart={({ page, request }) => <RebateByCategory total={page.total} request={request} />}
    />
  );
}

interface RebateByCategoryProps {
  total: number;
  request: RecordRequest<Filters>;
}

/** Rebates by category; hidden if there is only one. */
function RebateByCategory({ total, request }: RebateByCategoryProps) {
  const { t } = useTranslation(['records', 'categories']);
  const { shown } = useCellText();
  const rows = useChartRows(REBATES, request, total) ?? [];
  const categories = [...new Set(rows.map(({ category }) => category))];
  if (categories.length < 2) return null;
  const bars = categories.map((category) => {
    const own = rows.filter((row) => row.category === category);
    const rebate = sumOf(own.map((row) => row.rebate));
    const [sum] = REBATES.sums;
    return {
      name: t(categoryLabel(category)),
      amount: rebate,
      shown: sum ? shown(sum, { rebate, validStake: '' }) : '',
    };
  });
  return (
    <BarChart
      title={t('chart.rebateByCategory')}
      heads={[t('field.category'), t('field.rebate')]}
      bars={bars}
    />
  );
}

export const Component = RebatesScreen;
