import { api } from '@lobby/api-client';
import { boundedWait, PATHS, type Language } from '@lobby/core';
import { pageQuery, type PageQueries } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const SECURITY = [...accountKey, 'security'] as const;

/** The account's security settings, with masked personal data. */
export const configQuery = queryOptions({
  queryKey: [...SECURITY, 'config'],
  queryFn: ({ signal }) => api.security.config({ signal }),
});

/** Fetches whether a payment password is set, since when, and the end of its lock (ms since the epoch). */
async function paymentPassword(options: { signal?: AbortSignal } = {}) {
  const { lockedMs, ...password } = await api.security.paymentPassword(options);
  return { ...password, lockedMs, lockedUntil: Date.now() + lockedMs };
}

/** State of the payment password: set, since when, end of the lock. */
export type PaymentPasswordState = Awaited<ReturnType<typeof paymentPassword>>;

/** State of the payment password; refetched when its lock ends. */
export const paymentPasswordQuery = queryOptions({
  queryKey: [...SECURITY, 'payment-password'],
  queryFn: ({ signal }) => paymentPassword({ signal }),
  refetchInterval: ({ state: { data } }) =>
    !!data && data.lockedMs > 0 && boundedWait(data.lockedMs),
});

/** Bound bank cards, masked. */
export const cardsQuery = queryOptions({
  queryKey: [...SECURITY, 'cards'],
  queryFn: ({ signal }) => api.withdraw.cards({ signal }),
});

async function binding({ signal }: { signal: AbortSignal }) {
  const [config, password, cards, banks] = await Promise.all([
    api.security.config({ signal }),
    paymentPassword({ signal }),
    api.withdraw.cards({ signal }),
    api.security.banks({ signal }),
  ]);
  return { config, password, cards, banks };
}

/** Data for binding a card: settings, payment password, bound cards, banks. */
export type Binding = Awaited<ReturnType<typeof binding>>;

/** Data for binding a card, fetched in parallel; refetched when a lock of the payment password ends. */
export const bindingQuery = queryOptions({
  queryKey: [...SECURITY, 'binding'],
  queryFn: binding,
  refetchInterval: ({ state: { data } }) =>
    !!data && data.password.lockedMs > 0 && boundedWait(data.password.lockedMs),
});

/** Available security questions, and those the account has answered. */
export const questionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...SECURITY, 'questions', language],
    queryFn: async ({ signal }) => {
      const [{ questions: all }, { questions: mine }] = await Promise.all([
        api.security.questions({ signal }),
        api.security.myQuestions({ signal }),
      ]);
      return { all, mine };
    },
    // Keep the form and its typed values while another language loads.
    placeholderData: keepPreviousData,
  });

const config: PageQueries = () => [pageQuery(configQuery)];

/** Prefetched queries of the security centre, by path. */
export const securityPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.security]: config,
  [PATHS.paymentPassword]: () => [pageQuery(configQuery), pageQuery(paymentPasswordQuery)],
  [PATHS.bankCards]: () => [pageQuery(configQuery), pageQuery(cardsQuery)],
  [PATHS.bindCard]: () => [pageQuery(bindingQuery)],
  [PATHS.securityQuestions]: (_, language) => [
    pageQuery(configQuery),
    pageQuery(questionsQuery(language)),
  ],
  [PATHS.bindMobile]: config,
  [PATHS.setEmail]: config,
  [PATHS.payeeName]: config,
};
