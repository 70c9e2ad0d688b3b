import { api, type AgentStatement, type MoneyOptions } from '@lobby/api-client';
import {
  fieldErrorLabel,
  paymentPasswordText,
  useAppForm,
  useMoneyAction,
} from '@lobby/feature-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { MOST_AT_ONCE } from './dividend.query';

type PaidSeveral = Awaited<ReturnType<typeof api.agent.payDividends>>;

/** Results of a payment; only a payment of several statements has the balance. */
export type PaidOut = Pick<PaidSeveral, 'list' | 'paid'> & Partial<Pick<PaidSeveral, 'balance'>>;

/** Outcome of a payment; `found`: the response was lost, and the query found it. */
export type Outcome = { answer: PaidOut } | 'found';

/** Refusals of a single statement; the form keeps its values. */
const REASONS = ['record.not.found', 'payout.not.due', 'wallet.insufficient'] as const;

/** Pays one statement with the request of D2 §7, several with our own, where a refusal does not affect the others. */
async function payOut(
  ids: readonly string[],
  paymentPassword: string,
  options: MoneyOptions,
): Promise<PaidOut> {
  const [statementId = ''] = ids;
  if (ids.length > 1)
    return api.agent.payDividends({ statementIds: [...ids], paymentPassword }, options);
  const statement = await api.agent.payDividend({ statementId, paymentPassword }, options);
  return { list: [{ statementId, statement }], paid: { count: 1, amount: statement.amount } };
}

const SEPARATOR = ',';

/** Joins ids into a draft's text, sorted, so that the same statements make the same intent. */
export const joinIds = (ids: readonly string[]): string => ids.toSorted().join(SEPARATOR);
/** Inverse of `joinIds`. */
export const splitIds = (text: string): string[] => text.split(SEPARATOR).filter((id) => id !== '');

type Due = readonly Pick<AgentStatement, 'statementId'>[];

/** Ids of a text that are still due: a draft's statement may have been paid since. */
const dueOf = (text: string, due: Due): string[] =>
  splitIds(text).filter((id) => due.some(({ statementId }) => statementId === id));

/** Form state and money action of a payment of due dividends: one payment per intent. */
export function usePayOut(due: Due) {
  const { t } = useTranslation('agent-earnings');
  const [outcome, setOutcome] = useState<Outcome>();
  const schema = useMemo(() => {
    const isSome = (text: string) => {
      const { length } = dueOf(text, due);
      return length > 0 && length <= MOST_AT_ONCE;
    };
    return z.object({
      ids: z.string().check(
        z.refine(isSome, fieldErrorLabel('choiceRequired')),
        z.overwrite((text) => joinIds(dueOf(text, due))),
      ),
      paymentPassword: paymentPasswordText,
    });
  }, [due]);
  const money = useMoneyAction<z.output<typeof schema>>({
    name: 'dividend.pay',
    about: ({ ids }) => ids,
    send: async ({ ids, paymentPassword }, options) => {
      const answer = await payOut(splitIds(ids), paymentPassword, options);
      setOutcome({ answer });
      return { orderNo: answer.list.find(({ statement }) => statement)?.statement?.orderNo ?? '' };
    },
    onFound: (_, about) => {
      setOutcome('found');
      // Keeps others that were chosen since.
      if (form.form.getValues('ids') === about) form.restart();
    },
  });
  const form = useAppForm({
    key: 'dividend.pay',
    schema,
    defaults: { ids: '', paymentPassword: '' },
    drafts: { ids: 'dividend.pay' },
    secrets: ['paymentPassword'],
    emptied: () => 'paymentPassword',
    refusals: {
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    send: (values) => {
      setOutcome(undefined);
      return money.send(values);
    },
    onFailed: ({ code }, { getValues }) => {
      const errorCode = REASONS.find((reason) => reason === code);
      const [statementId] = dueOf(getValues('ids'), due);
      if (!errorCode || statementId === undefined) return false;
      const paid = { count: 0, amount: '0' };
      setOutcome({ answer: { list: [{ statementId, errorCode }], paid } });
      return true;
    },
    leftText: t('pay.left'),
    onDone: () => {
      setOutcome((known) => known ?? 'found');
      form.restart();
    },
  });
  return { form, money, outcome };
}
