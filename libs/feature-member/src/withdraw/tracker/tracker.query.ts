import { api, type Withdrawal } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Poll interval while the platform works on a withdrawal, and while it waits for a person, ms. */
const POLL_MS = 5_000;
const WAITING_POLL_MS = 30_000;

const FINAL: ReadonlySet<Withdrawal['status']> = new Set(['PAID', 'REJECTED', 'FAILED']);

/** Whether a withdrawal may still change. */
export const isOpen = ({ status }: Withdrawal) => !FINAL.has(status);

function pollInterval(order: Withdrawal | undefined): number | false {
  if (!order || !isOpen(order)) return false;
  return typeof order.etaMinutes === 'number' ? POLL_MS : WAITING_POLL_MS;
}

/** A withdrawal with the states it went through; polled until it is final. */
export const trackerQuery = (orderNo: string, language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'withdraw', 'order', orderNo, language],
    queryFn: ({ signal }) => api.withdraw.order({ orderNo }, { signal }),
    refetchInterval: ({ state: { data } }) => pollInterval(data),
  });
