import { api, type AgentStatement } from '@lobby/api-client';
import {
  fieldErrorLabel,
  paymentPasswordText,
  useAppForm,
  useMoneyAction,
} from '@lobby/feature-kit';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { MOST_AT_ONCE } from './dividend.query';

export type PaidOut = Awaited<ReturnType<typeof api.agent.payDividends>>;

/** What came of a payment; `found`: its answer was lost, and it was asked for. */
export type Outcome = { answer: PaidOut } | 'found';

const BETWEEN = ',';

/** Identifiers as the one text that a draft keeps. */
export const joinIds = (ids: readonly string[]): string => ids.join(BETWEEN);
export const splitIds = (text: string): string[] => text.split(BETWEEN).filter((id) => id !== '');

/** Form of a payment of dividends that are due and its money action: one payment per intent. */
export function usePayOut(due: readonly Pick<AgentStatement, 'statementId'>[]) {
  const [outcome, setOutcome] = useState<Outcome>();
  const schema = useMemo(() => {
    // A statement of a draft may be paid since.
    const open = (text: string) =>
      splitIds(text).filter((id) => due.some(({ statementId }) => statementId === id));
    const isSome = (text: string) => {
      const { length } = open(text);
      return length > 0 && length <= MOST_AT_ONCE;
    };
    return z.object({
      ids: z.string().check(
        z.refine(isSome, fieldErrorLabel('choiceRequired')),
        z.overwrite((text) => joinIds(open(text))),
      ),
      paymentPassword: paymentPasswordText,
    });
  }, [due]);
  const money = useMoneyAction<z.output<typeof schema>>({
    name: 'dividend.pay',
    about: ({ ids }) => ids,
    send: async ({ ids, paymentPassword }, options) => {
      const answer = await api.agent.payDividends(
        { statementIds: splitIds(ids), paymentPassword },
        options,
      );
      setOutcome({ answer });
      return { orderNo: answer.list.find(({ statement }) => statement)?.statement?.orderNo ?? '' };
    },
    onFound: () => {
      setOutcome('found');
      form.restart();
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
    onDone: () => {
      setOutcome((known) => known ?? 'found');
      form.restart();
    },
  });
  return { form, money, outcome };
}
