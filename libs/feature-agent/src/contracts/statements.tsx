import type { AgentStatement } from '@lobby/api-client';
import {
  RecordScreen,
  type Column,
  type RecordFilter,
  type RecordKind,
  type RecordLabel,
} from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import { KINDS, type Kind, type StatementPage } from './contract-kinds';

type StatementFilters = { direction?: 'IN' | 'OUT'; status?: 'DUE' | 'PAID' | 'NONE' };

const COLUMNS: readonly Column<AgentStatement>[] = [
  {
    label: 'earnings.periodEnd',
    format: 'day',
    place: 'when',
    value: ({ endDate }) => endDate,
  },
  {
    label: 'earnings.periodStart',
    format: 'day',
    place: 'file',
    value: ({ startDate }) => startDate,
  },
  {
    label: 'earnings.payerReceiver',
    format: 'text',
    place: 'title',
    value: ({ payer, receiver }) => `${payer} → ${receiver}`,
  },
  { label: 'field.amount', format: 'money', place: 'amount', value: ({ amount }) => amount },
  {
    label: 'field.status',
    format: 'word',
    place: 'status',
    value: ({ status }) => `earnings.statement.${status}`,
  },
  { label: 'field.validStake', format: 'money', value: ({ stake }) => stake },
  { label: 'earnings.loss', format: 'money', value: ({ loss }) => loss },
  { label: 'earnings.active', format: 'count', value: ({ activeCount }) => activeCount },
  { label: 'field.rate', format: 'rate', value: ({ rate }) => rate ?? null },
  { label: 'earnings.hours', format: 'count', value: ({ hours }) => hours ?? null },
  { label: 'field.paidAt', format: 'time', value: ({ payTime }) => payTime ?? null },
  { label: 'field.orderNo', format: 'text', place: 'file', value: ({ orderNo }) => orderNo },
];

const statementsOf = (
  kind: Kind,
  title: RecordLabel,
): RecordKind<AgentStatement, StatementPage['footer'], StatementFilters> => ({
  name: `statements-${kind}`,
  title,
  load: (input, options) => KINDS[kind].statements(input, options),
  key: ({ statementId }) => statementId,
  columns: COLUMNS,
  sums: [
    { label: 'field.amount', format: 'money', value: ({ amount }) => amount },
    { label: 'earnings.paid', format: 'money', value: ({ paid }) => paid },
    { label: 'earnings.due', format: 'money', value: ({ due }) => due },
  ],
});

/** Records of the statements of past periods, by kind of contract. */
export const STATEMENTS = {
  salary: statementsOf('salary', 'earnings.salaries'),
  dividend: statementsOf('dividend', 'earnings.dividends'),
  hour: statementsOf('hour', 'earnings.hourSalaries'),
} as const;

/** Filters by role (default: received) and status. */
function useStatementFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('records');
  return [
    {
      name: 'direction',
      label: 'field.direction',
      none: 'earnings.direction.IN',
      options: [{ value: 'OUT', label: t('earnings.direction.OUT') }],
    },
    {
      name: 'status',
      label: 'field.status',
      options: (['DUE', 'PAID', 'NONE'] as const).map((value) => ({
        value,
        label: t(`earnings.statement.${value}`),
      })),
    },
  ];
}

/** Statements of past periods of a kind of contract. */
export function Statements({ kind }: { kind: Kind }) {
  return <RecordScreen kind={STATEMENTS[kind]} filters={useStatementFilters()} />;
}
