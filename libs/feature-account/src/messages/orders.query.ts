import { api, isDepositOpen, isWithdrawalOpen } from '@lobby/api-client';
import { depositOrderPath, withdrawOrderPath, type Amount, type Language } from '@lobby/core';
import type { RecordLabel } from '@lobby/feature-kit';
import { accountKey, useFlag } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Number of the latest orders fetched per kind. */
const LATEST = 20;

/** A deposit or a withdrawal with its current state. */
export interface OrderNews {
  orderNo: string;
  /** Address of its page. */
  to: string;
  kind: Extract<RecordLabel, 'field.deposit' | 'field.withdrawal'>;
  status: RecordLabel;
  open: boolean;
  amount: Amount | null;
  /** Method, or bank and card. */
  by: string;
  /** When its state last changed, if known; ms since the epoch. */
  changedAt: number;
}

/** Records that the brand has; each depends on a flag (D2 §2). */
export interface OrderFlags {
  deposits: boolean;
  withdrawals: boolean;
}

/** Current `OrderFlags`. */
export const useOrderFlags = (): OrderFlags => ({
  deposits: useFlag('depositRecord'),
  withdrawals: useFlag('withdrawalRecord'),
});

type Options = { signal: AbortSignal };

async function deposits(options: Options): Promise<OrderNews[]> {
  const { list } = await api.deposit.records({ size: LATEST }, options);
  return list.map(({ orderNo, status, amount, methodName, ...times }) => ({
    orderNo,
    to: depositOrderPath(orderNo),
    kind: 'field.deposit',
    status: `deposit.${status}`,
    open: isDepositOpen({ status }),
    amount,
    by: methodName,
    changedAt: times.settledAt ?? times.paidAt ?? times.time,
  }));
}

async function withdrawals(options: Options): Promise<OrderNews[]> {
  const { list } = await api.withdraw.records({ size: LATEST }, options);
  return list.map(({ orderNo, status, amount, bankName, accountNo, updateTime }) => ({
    orderNo,
    to: withdrawOrderPath(orderNo),
    kind: 'field.withdrawal',
    status: `withdrawal.${status}`,
    open: isWithdrawalOpen({ status }),
    amount,
    by: `${bankName} ${accountNo}`,
    changedAt: updateTime,
  }));
}

/** The latest deposits and withdrawals, by latest change. */
export const orderNewsQuery = (flags: OrderFlags, language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'order-news', flags, language],
    queryFn: async (options) => {
      const asked = [
        ...(flags.deposits ? [deposits(options)] : []),
        ...(flags.withdrawals ? [withdrawals(options)] : []),
      ];
      const orders = (await Promise.all(asked)).flat();
      return orders.toSorted((one, other) => other.changedAt - one.changedAt);
    },
  });
