import { api, type DepositMethod, type DepositOrder } from '@lobby/api-client';
import { PATHS, type Language } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Poll interval of an unsettled deposit in milliseconds. */
const POLL_MS = 3_000;

const DEPOSIT = [...accountKey, 'deposit'] as const;

/** Deposit methods, with names in a language. */
export const methodsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'methods', language],
    queryFn: ({ signal }) => api.deposit.methods({ signal }),
    staleTime: 60_000,
  });

/** Whether a deposit may still change. */
const isOpen = (status: DepositOrder['status']) => status === 'PENDING' || status === 'PAID';

/** A deposit; polled until settled. */
export const orderQuery = (orderNo: string, language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'order', orderNo, language],
    queryFn: ({ signal }) => api.deposit.order({ orderNo }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data.status) ? POLL_MS : false),
  });

/** Address of a deposit's page. */
export const orderPath = (orderNo: string): string =>
  `${PATHS.depositOrder}?${new URLSearchParams({ orderNo })}`;

/** Address of the form, prefilled from a deposit. */
export const repeatPath = ({ methodId, amount }: DepositOrder): string =>
  `${PATHS.deposit}?${new URLSearchParams({ method: methodId, amount })}`;

/** An open method of a known type. */
export type OpenMethod = DepositMethod & { kind: Exclude<DepositMethod['kind'], 'UNKNOWN'> };

export const isKnown = (method: DepositMethod): method is OpenMethod =>
  method.kind !== 'UNKNOWN' && method.banks.length > 0;

/** Values of the form. */
interface Deposit {
  amount: string;
  bankCode: string;
  payerName: string;
  proofImages: string[];
}

/** Places a deposit by the call of its method's type. */
export function beginDeposit(
  { methodId, kind, needPayerName }: OpenMethod,
  { amount, bankCode, payerName, proofImages }: Deposit,
  options: { key: string },
): Promise<{ orderNo: string }> {
  const order = { methodId, bankCode, amount };
  if (kind !== 'MANUAL') {
    const returnUrl = window.location.origin + PATHS.deposit;
    return api.deposit.payment({ ...order, kind, returnUrl }, options);
  }
  const payer = needPayerName ? { payerName } : {};
  return api.deposit.manualTransfer({ ...order, ...payer, proofImages }, options);
}
