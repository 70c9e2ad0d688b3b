import { api, type DepositMethod, type DepositOrder } from '@lobby/api-client';
import { PATHS, type Language } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds between two looks at a deposit that is not settled yet. */
const POLL_MS = 3_000;

const DEPOSIT = [...accountKey, 'deposit'] as const;

/** Ways to pay, named in a language. */
export const methodsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'methods', language],
    queryFn: ({ signal }) => api.deposit.methods({ signal }),
    staleTime: 60_000,
  });

/** Whether a deposit may still change. */
const isOpen = (status: DepositOrder['status']) => status === 'PENDING' || status === 'PAID';

/** One deposit, looked at again until it is settled. */
export const orderQuery = (orderNo: string, language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'order', orderNo, language],
    queryFn: ({ signal }) => api.deposit.order({ orderNo }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data.status) ? POLL_MS : false),
  });

/** The page of one deposit. */
export const orderPath = (orderNo: string): string =>
  `${PATHS.depositOrder}?${new URLSearchParams({ orderNo })}`;

/** The form, filled as it was for a deposit. */
export const repeatPath = ({ methodId, amount }: DepositOrder): string =>
  `${PATHS.deposit}?${new URLSearchParams({ method: methodId, amount })}`;

/** A way to pay that is open and that this client knows how to begin. */
export type OpenMethod = DepositMethod & { kind: Exclude<DepositMethod['kind'], 'UNKNOWN'> };

export const isKnown = (method: DepositMethod): method is OpenMethod =>
  method.kind !== 'UNKNOWN' && method.banks.length > 0;

/** What somebody chose and typed. */
interface Deposit {
  amount: string;
  bankCode: string;
  payerName: string;
  proofImages: string[];
}

/** Begins a deposit by the call of its method. */
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
