import { api, WITHDRAWAL_STATUSES } from '@lobby/api-client';
import { withdrawOrderPath } from '@lobby/core';
import { type RecordKind, RecordScreen } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';

type Filters = { status?: (typeof WITHDRAWAL_STATUSES)[number] };
type Page = Awaited<ReturnType<typeof api.withdraw.records>>;

/** Record of withdrawals (D2 §7). */
export const WITHDRAWALS: RecordKind<Page['list'][number], Page['footer'], Filters> = {
  name: 'withdrawals',
  title: 'withdrawals.title',
  load: (input, options) => api.withdraw.records(input, options),
  key: ({ orderNo }) => orderNo,
  to: ({ orderNo }) => withdrawOrderPath(orderNo),
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
  const options = WITHDRAWAL_STATUSES.map((value) => ({ value, label: t(`withdrawal.${value}`) }));
  return (
    <RecordScreen
      kind={WITHDRAWALS}
      filters={[{ name: 'status', label: 'field.status', options }]}
    />
  );
}

export const Component = WithdrawalsScreen;
