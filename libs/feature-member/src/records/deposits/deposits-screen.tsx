import { api, DEPOSIT_STATUSES, type DepositOrder } from '@lobby/api-client';
import { depositOrderPath, toUnits } from '@lobby/core';
import { type RecordKind, RecordScreen } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';

type Filters = { status?: (typeof DEPOSIT_STATUSES)[number] };
type Sums = Awaited<ReturnType<typeof api.deposit.records>>['footer'];

/** Bonus amount; null if zero. */
const bonusOf = ({ bonus }: DepositOrder) => (toUnits(bonus) === 0n ? null : bonus);

/** Record of deposits (D2 §7). */
export const DEPOSITS: RecordKind<DepositOrder, Sums, Filters> = {
  name: 'deposits',
  title: 'deposits.title',
  load: (input, options) => api.deposit.records(input, options),
  key: ({ orderNo }) => orderNo,
  to: ({ orderNo }) => depositOrderPath(orderNo),
  columns: [
    { label: 'field.time', format: 'time', place: 'when', value: ({ time }) => time },
    {
      label: 'field.method',
      format: 'text',
      place: 'title',
      value: ({ methodName }) => methodName,
    },
    { label: 'field.amount', format: 'money', place: 'amount', value: ({ amount }) => amount },
    { label: 'field.fee', format: 'money', value: ({ fee }) => fee },
    { label: 'field.bonus', format: 'money', value: bonusOf },
    {
      label: 'field.status',
      format: 'word',
      place: 'status',
      value: ({ status }) => `deposit.${status}`,
    },
    { label: 'field.orderNo', format: 'text', value: ({ orderNo }) => orderNo },
  ],
  sums: [
    { label: 'total.requested', format: 'money', value: ({ amount }) => amount },
    { label: 'total.arrived', format: 'money', value: ({ successAmount }) => successAmount },
    { label: 'total.arrivedCount', format: 'count', value: ({ successCount }) => successCount },
    { label: 'field.bonus', format: 'money', value: ({ bonus }) => bonus },
  ],
};

/** Deposit record (D2 §2, flag DEPRECM3). */
export function DepositsScreen() {
  const { t } = useTranslation('records');
  const options = DEPOSIT_STATUSES.map((value) => ({ value, label: t(`deposit.${value}`) }));
  return (
    <RecordScreen kind={DEPOSITS} filters={[{ name: 'status', label: 'field.status', options }]} />
  );
}

export const Component = DepositsScreen;
