import {
  api,
  isDepositOpen,
  type DepositMethod,
  type DepositOffer,
  type DepositOrder,
  type Gateway,
} from '@lobby/api-client';
import { mobileSystem, PATHS, type Language } from '@lobby/core';
import { pageQuery, protectionQuery, type PageQueries } from '@lobby/feature-kit';
import {
  accessDenied,
  accountKey,
  currentViewer,
  isFairBonus,
  whitelabelQuery,
} from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Poll interval of an unsettled deposit in milliseconds, and of one that takes longer. */
const POLL_MS = 3_000;
const SLOW_POLL_MS = 10_000;
/** Polls after which a deposit takes longer. */
const SOON_POLLS = 20;

/** Key prefix of queries about deposits. */
export const DEPOSIT = [...accountKey, 'deposit'] as const;

/** Where this device deposits (D2 §3). */
export const gatewayHere = (): Gateway => (mobileSystem() === undefined ? 'WEB' : 'MOBILE');

/** Deposit methods of this device, with names in a language. */
export const methodsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'methods', language],
    queryFn: ({ signal }) => api.deposit.methods({ gateway: gatewayHere() }, { signal }),
  });

/** Bonuses of deposits that the brand may offer, with titles in a language. */
export const offersQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'offers', language],
    queryFn: async ({ signal }) => (await api.deposit.promotions({ signal })).filter(isFairBonus),
  });

/** Most deposits that may wait for their payment. */
const OPEN_ORDERS = 10;

/** Deposits that wait for their payment, newest first. */
export const openOrdersQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DEPOSIT, 'open', language],
    queryFn: ({ signal }) =>
      api.deposit.records({ status: 'PENDING', size: OPEN_ORDERS }, { signal }),
  });

/** Names a deposit: by its number or, on the way back from a payment page, by the key that began it. */
export interface OrderName {
  orderNo: string;
  key: string;
}

/** A deposit; polled until settled, while the page is visible. */
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

/** Names the deposit of an address. */
export const orderNameOf = (query: URLSearchParams): OrderName => ({
  orderNo: query.get('orderNo') ?? '',
  key: query.get('key') ?? '',
});

/** Address of the form, with the method of a deposit. */
export const repeatPath = ({ methodId }: DepositOrder): string =>
  `${PATHS.deposit}?${new URLSearchParams({ method: methodId })}`;

/** Draft of the form's amount. */
export const AMOUNT_DRAFT = 'deposit.amount';

/** An open method of a known type. */
export type OpenMethod = DepositMethod & { kind: Exclude<DepositMethod['kind'], 'UNKNOWN'> };

/** Whether a method is of a type that this client knows, and has a bank to go through. */
export const isKnown = (method: DepositMethod): method is OpenMethod =>
  method.kind !== 'UNKNOWN' && method.banks.length > 0;

/** Values of the form. */
export interface Deposit {
  amount: string;
  bankCode: string;
  payerName: string;
  proofImages: string[];
  /** Empty: no bonus. */
  promoId: DepositOffer['promoId'];
}

/** Address that a payment page leads back to: its deposit, by the key of the call that began it. */
const returnAddress = (key: string): string =>
  `${window.location.origin}${PATHS.depositOrder}?${new URLSearchParams({ key })}`;

/** Places a deposit by the call of its method's type. */
export function beginDeposit(
  { methodId, kind, needPayerName }: OpenMethod,
  { amount, bankCode, payerName, proofImages, promoId }: Deposit,
  options: { key: string },
): Promise<{ orderNo: string }> {
  const gateway = gatewayHere();
  const order = { methodId, bankCode, amount, gateway, promoId: promoId || null };
  if (kind !== 'MANUAL') {
    return api.deposit.payment({ ...order, kind, returnUrl: returnAddress(options.key) }, options);
  }
  const payer = needPayerName ? { payerName } : {};
  return api.deposit.manualTransfer({ ...order, ...payer, proofImages }, options);
}

const form: PageQueries = (_address, language) => {
  const viewer = currentViewer();
  // Accounts without money of their own are told so, and nothing is asked for.
  if (accessDenied({ realAccount: true, ownAccount: true }, viewer)) return [];
  const shown = [
    pageQuery(methodsQuery(language)),
    pageQuery(offersQuery(language)),
    pageQuery(protectionQuery),
    pageQuery(whitelabelQuery),
  ];
  return viewer.flags.depositRecord ? [...shown, pageQuery(openOrdersQuery(language))] : shown;
};

const order: PageQueries = ({ searchParams }, language) => [
  pageQuery(orderQuery(orderNameOf(searchParams), language)),
];

/** First queries of the deposit and its order, by path. */
export const depositPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.deposit]: form,
  [PATHS.depositOrder]: order,
};
