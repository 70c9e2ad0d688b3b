import { api } from '@lobby/api-client';
import { boundedWait, PATHS, type Language } from '@lobby/core';
import { pageQuery, type PageQueries } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const SECURITY = [...accountKey, 'security'] as const;

/** Security settings of the account, personal data masked. */
export const configQuery = queryOptions({
  queryKey: [...SECURITY, 'config'],
  queryFn: ({ signal }) => api.security.config({ signal }),
});

/** Asks whether a payment password is set, since when, and until when it is locked (ms since the epoch). */
async function paymentPassword(options: { signal?: AbortSignal } = {}) {
  const { lockedMs, ...password } = await api.security.paymentPassword(options);
  return { ...password, lockedMs, lockedUntil: Date.now() + lockedMs };
}

/** Whether a payment password is set, since when, until when it is locked. */
export type PaymentPasswordState = Awaited<ReturnType<typeof paymentPassword>>;

/** State of the payment password; asked for again when its lock ends. */
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

/** What a card is bound with: settings, payment password, cards so far, banks to choose from. */
export type Binding = Awaited<ReturnType<typeof binding>>;

/** Asked together; asked for again when a lock of the payment password ends. */
export const bindingQuery = queryOptions({
  queryKey: [...SECURITY, 'binding'],
  queryFn: binding,
  refetchInterval: ({ state: { data } }) =>
    !!data && data.password.lockedMs > 0 && boundedWait(data.password.lockedMs),
});

/** Security questions to choose from, and those the account has answered. */
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
    // Another language shows the same form, with what is typed in it.
    placeholderData: keepPreviousData,
  });

const config: PageQueries = () => [pageQuery(configQuery)];

/** First queries of the security centre's screens, by path. */
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
