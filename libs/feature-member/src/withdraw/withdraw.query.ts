import { api, type BankCard, type WithdrawSettings } from '@lobby/api-client';
import { boundedWait, PATHS, type Language } from '@lobby/core';
import { pageQuery, type PageQueries } from '@lobby/feature-kit';
import { accessDenied, accountKey, currentViewer, fundsQuery, identityQuery } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Key prefix of queries about withdrawals. */
export const WITHDRAW = [...accountKey, 'withdraw'] as const;

/** What a withdrawal cannot do without. */
export interface WithdrawTerms {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
}

/** Terms of the next withdrawal and the bound cards, with names in a language. */
export const termsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...WITHDRAW, 'terms', language],
    queryFn: async ({ signal }): Promise<WithdrawTerms> => {
      const [settings, cards] = await Promise.all([
        api.withdraw.settings({ signal }),
        api.withdraw.cards({ signal }),
      ]);
      return { settings, cards };
    },
  });

/** When a locked payment password can be used again, ms since the epoch; asked for again then. */
export const passwordLockQuery = queryOptions({
  queryKey: [...WITHDRAW, 'password'],
  queryFn: async ({ signal }) => {
    const { lockedMs } = await api.security.paymentPassword({ signal });
    return { lockedMs, until: Date.now() + lockedMs };
  },
  refetchInterval: ({ state: { data } }) =>
    !!data && data.lockedMs > 0 && boundedWait(data.lockedMs),
});

/** A bank and the last digits of an account number: `Three Oaks Bank ··4853`. */
export const shortCard = ({ bankName, accountNo }: Pick<BankCard, 'bankName' | 'accountNo'>) =>
  `${bankName} ${accountNo.replaceAll(/\*+/g, '··')}`;

/** Draft of the form's amount. */
export const AMOUNT_DRAFT = 'withdrawal';

/** Accounts without money of their own are told so, and nothing is asked for. */
const ofOwnMoney =
  (queries: PageQueries): PageQueries =>
  (address, language) =>
    accessDenied({ realAccount: true, ownAccount: true }, currentViewer())
      ? []
      : queries(address, language);

/** First queries of withdrawal, identity check and wallets, by path. */
export const withdrawPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.withdraw]: ofOwnMoney((_address, language) => [
    pageQuery(termsQuery(language)),
    pageQuery(fundsQuery),
    pageQuery(passwordLockQuery),
    pageQuery(identityQuery),
  ]),
  [PATHS.identity]: ofOwnMoney(() => [pageQuery(identityQuery)]),
  [PATHS.wallets]: ofOwnMoney(() => [pageQuery(fundsQuery)]),
};
