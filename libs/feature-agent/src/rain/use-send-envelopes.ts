import { api, type DownlineTransferReceipt } from '@lobby/api-client';
import { multiplyAmount, type Amount } from '@lobby/core';
import {
  anyText,
  exactAmount,
  fieldErrorLabel,
  paymentPasswordText,
  useAmountRule,
  useAppForm,
  useMoneyAction,
} from '@lobby/feature-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { joinNames, splitNames } from '../names/name-text';

/** Ways to divide the amount among the receivers. */
export const SPLITS = ['EQUAL', 'RANDOM'] as const;

/** Outcome of sending; `found`: the response was lost, and the query found it. */
export type Sent = DownlineTransferReceipt | 'found';

interface Bounds {
  balance: Amount;
  /** Smallest unit of the currency, decimal string. */
  unit: Amount;
}

/** Sorts names, so that the same receivers make the same intent. */
const sortNames = (text: string) => joinNames(splitNames(text).toSorted());

interface About {
  names: string;
  amount: Amount;
  split: string;
  remark: string;
}

/** Text that identifies an intent, of its values as typed or as sent. */
const aboutOf = ({ names, amount, split, remark }: About) =>
  `${sortNames(names)} ${exactAmount(amount)} ${split} ${remark}`;

/** Form state and money action of envelopes for downlines: one transfer per intent. */
export function useSendEnvelopes({ balance, unit }: Bounds) {
  const { t } = useTranslation('agent-rain');
  const [sent, setSent] = useState<Sent>();
  const [count, setCount] = useState(1);
  const rule = useAmountRule({ min: multiplyAmount(unit, String(count), 8), max: balance });
  const schema = useMemo(
    () =>
      z.object({
        names: z.string().check(
          z.refine((text) => splitNames(text).length > 0, fieldErrorLabel('choiceRequired')),
          z.overwrite(sortNames),
        ),
        amount: rule.schema,
        split: z.string(),
        remark: anyText,
        paymentPassword: paymentPasswordText,
      }),
    [rule.schema],
  );
  const money = useMoneyAction<z.output<typeof schema>>({
    name: 'rain.send',
    about: aboutOf,
    send: async ({ names, amount, split, remark, paymentPassword }, options) => {
      const receipt = await api.agent.transferToDownlines(
        {
          type: 'RED_ENVELOPE',
          toUserNames: splitNames(names),
          total: amount,
          split: SPLITS.find((one) => one === split) ?? 'EQUAL',
          paymentPassword,
          ...(remark.trim() !== '' && { remark: remark.trim() }),
        },
        options,
      );
      setSent(receipt);
      return { orderNo: receipt.transfers[0]?.orderNo ?? '' };
    },
    onFound: (_, about) => {
      setSent('found');
      // Keeps what was typed since.
      if (aboutOf(form.form.getValues()) === about) form.restart();
    },
  });
  const form = useAppForm({
    key: 'rain.send',
    schema,
    defaults: { names: '', amount: '', split: 'EQUAL', remark: '', paymentPassword: '' },
    drafts: {
      names: 'rain.names',
      amount: 'rain.amount',
      split: 'rain.split',
      remark: 'rain.remark',
    },
    secrets: ['paymentPassword'],
    emptied: () => 'paymentPassword',
    refusals: {
      'downline.unknown': 'names',
      'amount.out.of.range': 'amount',
      'wallet.insufficient': 'amount',
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    send: (values) => {
      setSent(undefined);
      return money.send(values);
    },
    leftText: t('send.outcome'),
    onDone: () => {
      setSent((known) => known ?? 'found');
      form.restart();
    },
  });
  // The rule is made before the form that has the names.
  const chosen = Math.max(1, splitNames(form.form.getValues('names')).length);
  if (chosen !== count) setCount(chosen);
  return { form, money, rule, sent };
}
