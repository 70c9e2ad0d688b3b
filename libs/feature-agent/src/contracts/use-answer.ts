import { paymentPasswordText, useAppForm, useMoneyAction } from '@lobby/feature-kit';
import { toast } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { choiceText } from './choice-text';
import { useContractKind } from './contract-kind';
import { KINDS, type Action } from './contract-kinds';

type AnswerValues = { action: string; paymentPassword: string };

const schemaOf = (actions: readonly Action[]) =>
  z.object({ action: choiceText(actions), paymentPassword: paymentPasswordText });

interface Asked {
  contractId: string;
  /** Possible answers, a stable list; a single one is preselected. */
  actions: readonly Action[];
  onDone(): void;
}

/** Whether a text is one of the answers. */
const isAction = (text: string, actions: readonly Action[]): text is Action =>
  actions.some((action) => action === text);

/**
 * Form state of an answer to a contract, once per intent; queries the outcome if the response is lost (decision 21).
 */
export function useAnswer({ contractId, actions, onDone }: Asked) {
  const { t } = useTranslation('agent-contracts');
  const kind = useContractKind();
  const [only] = actions.length === 1 ? actions : [];
  const money = useMoneyAction<AnswerValues>({
    name: `contract.${kind}.${contractId}`,
    about: ({ action }) => action,
    send: async ({ action, paymentPassword }, options) => {
      if (!isAction(action, actions)) throw new Error(`${action} is no answer`);
      const contract = await KINDS[kind].process({ contractId, action, paymentPassword }, options);
      return { orderNo: contract.contractId };
    },
    onFound: () => {
      toast.success(t('answer.found'), { duration: 'long' });
      onDone();
    },
  });
  // Stable: a new schema would validate the form again.
  const schema = useMemo(() => schemaOf(actions), [actions]);
  const form = useAppForm({
    key: `contract.${contractId}`,
    schema,
    defaults: { action: only ?? '', paymentPassword: '' },
    secrets: ['paymentPassword'],
    emptied: () => 'paymentPassword',
    refusals: {
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    send: money.send,
    onDone: (_, { action }) => {
      if (isAction(action, actions)) toast.success(t(`done.${action}`), { duration: 'long' });
      onDone();
    },
  });
  return { form, money };
}
