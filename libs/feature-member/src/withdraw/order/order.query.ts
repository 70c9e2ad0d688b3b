import { api, isWithdrawalOpen, type Withdrawal } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { queryOptions } from '@tanstack/react-query';
import { WITHDRAW } from '../withdraw.query';

/** Poll intervals, ms: while the platform processes a withdrawal, and while it waits for a person. */
const POLL_MS = 5_000;
const WAITING_POLL_MS = 30_000;

function pollInterval(order: Withdrawal | undefined): number | false {
  if (!order || !isWithdrawalOpen(order)) return false;
  return typeof order.etaMinutes === 'number' ? POLL_MS : WAITING_POLL_MS;
}

/** A withdrawal with its history; polled until it is final. */
export const withdrawalQuery = (orderNo: string, language: Language) =>
  queryOptions({
    queryKey: [...WITHDRAW, 'order', orderNo, language],
    queryFn: ({ signal }) => api.withdraw.order({ orderNo }, { signal }),
    refetchInterval: ({ state: { data } }) => pollInterval(data),
  });
