import { api } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { type RecordKind, RecordScreen } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';

const STATUSES = [
  'SUBMITTED',
  'REVIEW',
  'KYC_REQUIRED',
  'PROCESSING',
  'PAID',
  'REJECTED',
  'FAILED',
] as const;

type Filters = { status?: (typeof STATUSES)[number] };
type Page = Awaited<ReturnType<typeof api.withdraw.records>>;

/** Withdrawals (D2 §7). */
export const WITHDRAWALS: RecordKind<Page['list'][number], Page['footer'], Filters> = {
  name: 'withdrawals',
  title: 'withdrawals.title',
  load: (input, options) => api.withdraw.records(input, options),
  key: ({ orderNo }) => orderNo,
  to: ({ orderNo }) => `${PATHS.withdrawOrder}?${new URLSearchParams({ orderNo })}`,
  columns: [
    { label: 'field.time', format: 'time', place: 'when', value: ({ time }) => time },
    {
      label: 'field.account',
      format: 'text',
      place: 'title',
      value: ({ bankName, accountNo }) => `${bankName} ${accountNo}`,
    },
    { label: 'field.amount', format: 'money', place: 'amount', value: ({ amount }) => amount },
    { label: 'field.fee', format: 'money', value: ({ fee }) => fee },
    { label: 'field.received', format: 'money', value: ({ received }) => received },
    {
      label: 'field.status',
      format: 'word',
      place: 'status',
      value: ({ status }) => `withdrawal.${status}`,
    },
    { label: 'field.orderNo', format: 'text', value: ({ orderNo }) => orderNo },
  ],
  sums: [
    { label: 'total.requested', format: 'money', value: ({ amount }) => amount },
    { label: 'total.paidOut', format: 'money', value: ({ paid }) => paid },
    { label: 'field.fee', format: 'money', value: ({ fee }) => fee },
  ],
};

/** Withdrawal record (D2 §2, flag WITHREC3). */
export function WithdrawalsScreen() {
  const { t } = useTranslation('records');
  const options = STATUSES.map((value) => ({ value, label: t(`withdrawal.${value}`) }));
  return (
    <RecordScreen
      kind={WITHDRAWALS}
      filters={[{ name: 'status', label: 'field.status', options }]}
    />
  );
}

export const Component = WithdrawalsScreen;
