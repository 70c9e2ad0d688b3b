import { api, type BankCard, type WithdrawSettings } from '@lobby/api-client';
import { boundedWait, PATHS, type Language } from '@lobby/core';
import { ofRealMoney, pageQuery, type PageQueries } from '@lobby/feature-kit';
import { accountKey, fundsQuery, identityQuery } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Key prefix of queries about withdrawals. */
export const WITHDRAW = [...accountKey, 'withdraw'] as const;

/** Data that a withdrawal requires. */
export interface WithdrawTerms {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
}

/** Terms of a withdrawal and the bound cards, with localized names. */
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

/** End of the payment password's lock, ms since the epoch; refetched when it ends. */
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

/** Draft name of the form's amount. */
export const WITHDRAWAL_DRAFT = 'withdrawal';

/** Prefetched queries of withdrawal, identity check and wallets, by path. */
export const withdrawPageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.withdraw]: ofRealMoney((_address, language) => [
    pageQuery(termsQuery(language)),
    pageQuery(fundsQuery),
    pageQuery(passwordLockQuery),
    pageQuery(identityQuery),
  ]),
  [PATHS.identity]: ofRealMoney(() => [pageQuery(identityQuery)]),
  [PATHS.wallets]: ofRealMoney(() => [pageQuery(fundsQuery)]),
};
