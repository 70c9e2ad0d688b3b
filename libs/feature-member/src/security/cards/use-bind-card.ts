import { api, type BankCard } from '@lobby/api-client';
import { useAppForm, useFieldRules } from '@lobby/feature-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaved } from '../use-saved';
import { bindCardSchema } from './bind-card.schema';

/** Number of digits at the end of an account number that the platform does not mask. */
const SHOWN = 4;

/** Form state for binding a card. `named`: the payee name is set. */
export function useBindCard(cards: readonly BankCard[], named: boolean) {
  const { t } = useTranslation('member-security');
  const rule = useFieldRules();
  const [before] = useState(() => new Set(cards.map(({ bankCardId }) => bankCardId)));
  const form = useAppForm({
    key: 'bind-card',
    schema: useMemo(() => bindCardSchema(rule, named), [rule, named]),
    defaults: { bankCode: '', accountNo: '', accountName: '', branch: '', paymentPassword: '' },
    drafts: {
      bankCode: 'bankCode',
      accountNo: 'accountNo',
      accountName: 'payeeName',
      branch: 'branch',
    },
    secrets: ['paymentPassword'],
    fields: {
      bankCode: 'bankCode',
      accountNo: 'accountNo',
      ...(named ? {} : { accountName: 'accountName' as const }),
      branch: 'branch',
      paymentPassword: 'paymentPassword',
    },
    refusals: {
      'bank.card.taken': 'accountNo',
      ...(named
        ? {}
        : {
            'payee.name.missing': 'accountName' as const,
            'payee.name.fixed': 'accountName' as const,
          }),
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    send: ({ bankCode, accountNo, accountName, branch, paymentPassword }) =>
      api.security.bindBankCard({
        bankCode,
        accountNo,
        ...(named ? {} : { accountName }),
        ...(branch === '' ? {} : { branch }),
        paymentPassword,
      }),
    // Bound if there is a new card of this bank whose mask matches the number.
    settle: async ({ bankCode, accountNo }) => {
      const bound = (await api.withdraw.cards()).find(
        (card) =>
          !before.has(card.bankCardId) &&
          card.bankCode === bankCode &&
          card.accountNo.slice(-SHOWN) === accountNo.slice(-SHOWN),
      );
      return bound && { answer: bound };
    },
    repeated: ['bank.card.taken'],
    onDone: useSaved(t('card.saved')),
  });
  return { form, rule };
}
