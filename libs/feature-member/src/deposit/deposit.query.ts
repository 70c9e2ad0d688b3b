import {
  api,
  isDepositOpen,
  type DepositMethod,
  type DepositOrder,
  type Gateway,
} from '@lobby/api-client';
import { mobileSystem, PATHS, pathWith, type Language } from '@lobby/core';
import { ofRealMoney, pageQuery, protectionQuery, type PageQueries } from '@lobby/feature-kit';
import { accountKey, currentViewer, isFairBonus, whitelabelQuery } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Poll intervals of an unsettled deposit, ms: for the first `SOON_POLLS` polls, and afterwards. */
const POLL_MS = 3_000;
const SLOW_POLL_MS = 10_000;
/** Number of polls at the short interval. */
const SOON_POLLS = 20;

/** Key prefix of queries about deposits. */
export const DEPOSIT = [...accountKey, 'deposit'] as const;

/** Gateway of this device (D2 §3). */
export const gatewayHere = (): Gateway => (mobileSystem() === undefined ? 'WEB' : 'MOBILE');

/** Deposit methods of this device, with localized names. */
export const methodsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'methods', language],
    queryFn: ({ signal }) => api.deposit.methods({ gateway: gatewayHere() }, { signal }),
  });

/** Deposit bonuses that the brand may offer, with localized titles. */
export const offersQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'offers', language],
    queryFn: async ({ signal }) => (await api.deposit.promotions({ signal })).filter(isFairBonus),
  });

/** Page size: maximum number of unpaid deposits. */
const OPEN_ORDERS = 10;

/** Unpaid deposits, newest first. */
export const openOrdersQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'open', language],
    queryFn: ({ signal }) =>
      api.deposit.records({ status: 'PENDING', size: OPEN_ORDERS }, { signal }),
  });

/** Identifies a deposit by order number or, after a payment page, by idempotency key. */
export interface OrderName {
  orderNo: string;
  key: string;
}

/** A deposit; polled until settled while the page is visible. */
export const orderQuery = ({ orderNo, key }: OrderName, language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'order', orderNo || key, language],
    queryFn: ({ signal }) =>
      orderNo
        ? api.deposit.order({ orderNo }, { signal })
        : api.deposit.orderByKey({ key }, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || !isDepositOpen(data)) return false;
      return dataUpdateCount < SOON_POLLS ? POLL_MS : SLOW_POLL_MS;
    },
  });

/** Reads the deposit's identifier from an address. */
export const orderNameOf = (query: URLSearchParams): OrderName => ({
  orderNo: query.get('orderNo') ?? '',
  key: query.get('key') ?? '',
});

/** Address of the form with a deposit's method preselected. */
export const repeatPath = ({ methodId }: DepositOrder): string =>
  pathWith(PATHS.deposit, { method: methodId });

/** Draft name of the form's amount. */
export const DEPOSIT_DRAFT = 'deposit.amount';

/** A method of a known type. */
export type OpenMethod = DepositMethod & { kind: Exclude<DepositMethod['kind'], 'UNKNOWN'> };

/** Whether a method's type is known to this client and it has a bank. */
export const isKnown = (method: DepositMethod): method is OpenMethod =>
  method.kind !== 'UNKNOWN' && method.banks.length > 0;

const form = ofRealMoney((_address, language) => {
  const shown = [
    pageQuery(methodsQuery(language)),
    pageQuery(offersQuery(language)),
    pageQuery(protectionQuery),
    pageQuery(whitelabelQuery),
  ];
  const { depositRecord } = currentViewer().flags;
  return depositRecord ? [...shown, pageQuery(openOrdersQuery(language))] : shown;
});

const order: PageQueries = ({ searchParams }, language) => [
  pageQuery(orderQuery(orderNameOf(searchParams), language)),
];

/** Prefetched queries of the deposit and its order, by path. */
export const depositPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.deposit]: form,
  [PATHS.depositOrder]: order,
};
