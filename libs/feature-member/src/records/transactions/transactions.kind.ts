import { api, type Transaction, type TransactionType } from '@lobby/api-client';
import type { RecordKind } from '@lobby/feature-kit';

/** Filter parameters of the request. */
export type TransactionFilters = {
  txCode?: Exclude<TransactionType['txCode'], 'UNKNOWN'>;
  direction?: 'IN' | 'OUT';
  wallet?: 'MAIN' | 'SAFE';
};

/** Totals of a range, decimal strings. */
export interface TransactionSums {
  in: string;
  out: string;
}

/** Amount with a minus if it left the wallet. */
export const signed = ({ direction, amount }: Pick<Transaction, 'direction' | 'amount'>) =>
  direction === 'OUT' && amount ? `-${amount}` : amount;

/** Wallet transactions (D2 §7). */
export const TRANSACTIONS: RecordKind<Transaction, TransactionSums, TransactionFilters> = {
  name: 'transactions',
  title: 'transactions.title',
  load: (input, options) => api.wallet.transactions(input, options),
  key: ({ txId }) => txId,
  columns: [
    { label: 'field.time', format: 'time', place: 'when', value: ({ time }) => time },
    { label: 'field.type', format: 'text', place: 'title', value: ({ txName }) => txName },
    { label: 'field.amount', format: 'signed', place: 'amount', value: signed },
    { label: 'field.balanceAfter', format: 'money', value: ({ balanceAfter }) => balanceAfter },
    {
      label: 'field.status',
      format: 'word',
      place: 'status',
      value: ({ status }) => `transaction.${status}`,
    },
    { label: 'field.reference', format: 'text', value: ({ refNo }) => refNo },
    { label: 'field.remark', format: 'text', value: ({ remark }) => remark || null },
  ],
  sums: [
    { label: 'total.in', format: 'money', value: (sums) => sums.in },
    { label: 'total.out', format: 'money', value: (sums) => sums.out },
  ],
};
