import { api } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import {
  AmountField,
  anyText,
  AppForm,
  ChoiceField,
  exactAmount,
  fieldErrorLabel,
  leastUnit,
  PaymentPasswordField,
  paymentPasswordText,
  UnknownOutcome,
  useAmountRule,
  useAppForm,
  useMoneyAction,
  useAddressQuery,
  useFieldLimits,
} from '@lobby/feature-kit';
import { formatCount, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Detail, Details, TextField, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { joinNames } from '../../names/name-text';
import { TRANSFER_PARAMETER } from '../members/addresses';
import { Receivers } from './receivers';
import { maxPerReceiver, totalFor } from './split-amount';
import { mainBalanceQuery } from './transfer.query';

const PURPOSES = ['NORMAL', 'DIVIDEND', 'SALARY'] as const;

const receivers = z.array(z.string()).check(z.minLength(1, fieldErrorLabel('choiceRequired')));

interface TransferInput {
  toUserNames: string[];
  amount: Amount;
  type: (typeof PURPOSES)[number];
  remark: string;
  paymentPassword: string;
}

interface TransferFormProps {
  /** Initial receivers. */
  initial: readonly string[];
  /** Balance of the main wallet, decimal string. */
  balance: Amount;
}

/** Amount rule: the maximum per receiver depends on their number. */
function useRule(balance: Amount, count: number) {
  const currency = useCurrency();
  return useAmountRule({
    min: leastUnit(currency),
    max: maxPerReceiver(balance, count, currency),
  });
}

/** Text of receivers, in any order, and an amount, written in any way. */
const aboutOf = (names: readonly string[], amount: Amount) =>
  `${names.toSorted().join(' ')} ${exactAmount(amount)}`;

function useTransferForm({ initial, balance }: TransferFormProps) {
  const { t } = useTranslation('agent-team');
  const currency = useCurrency();
  const language = useLanguage();
  const client = useQueryClient();
  const [first] = useState(initial);
  const { change } = useAddressQuery();
  // Keep the receivers in the address, so that a reload restores them.
  const keepReceivers = (names: readonly string[]) =>
    change({ [TRANSFER_PARAMETER]: joinNames(names) });
  const restart = () => {
    void client.invalidateQueries({ queryKey: mainBalanceQuery.queryKey });
    keepReceivers(first);
    form.restart();
  };
  const [count, setCount] = useState(first.length);
  const rule = useRule(balance, count);
  const schema = useMemo(
    () =>
      z.object({
        // Sort, so that the same receivers make the same intent.
        toUserNames: receivers.check(z.overwrite((names) => names.toSorted())),
        amount: rule.schema,
        type: z.enum(PURPOSES),
        remark: anyText,
        paymentPassword: paymentPasswordText,
      }),
    [rule.schema],
  );
  const money = useMoneyAction<TransferInput>({
    name: 'agent.transfer',
    about: ({ toUserNames, amount, type }) => `${aboutOf(toUserNames, amount)} ${type}`,
    send: async ({ remark, ...input }, options) => {
      const note = remark.trim();
      const { transfers } = await api.agent.transferToDownlines(
        { ...input, ...(note && { remark: note }) },
        options,
      );
      return { orderNo: transfers[0]?.orderNo ?? '' };
    },
    onFound: (_, about) => {
      toast.success(t('transfer.found'));
      // Keeps what was typed since. A reload forgets the type: compares the rest.
      const { toUserNames, amount } = form.form.getValues();
      if (about.startsWith(`${aboutOf(toUserNames, amount)} `)) restart();
    },
  });
  const form = useAppForm({
    key: 'transfer-to-downlines',
    schema,
    defaults: {
      toUserNames: [...first],
      amount: '',
      type: 'NORMAL' as const,
      remark: '',
      paymentPassword: '',
    },
    drafts: { amount: 'agentTransfer', remark: 'agentTransfer.remark' },
    secrets: ['paymentPassword'],
    refusals: {
      'downline.unknown': 'toUserNames',
      'amount.out.of.range': 'amount',
      'wallet.insufficient': 'amount',
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    emptied: () => 'paymentPassword',
    send: money.send,
    onDone: (_, { amount, toUserNames }) => {
      const total = formatMoney(totalFor(amount, toUserNames.length), currency);
      const count = toUserNames.length;
      const shown = formatCount(count, language);
      toast.success(t('transfer.done', { amount: total, count, shown }));
      restart();
    },
  });
  // The rule is made before the form that has the receivers.
  const chosen = form.form.getValues('toUserNames').length;
  if (chosen !== count) setCount(chosen);
  return { form, money, rule, keepReceivers };
}

/** Transfers the same amount to one or several direct members, with the payment password; one order per intent. */
export function TransferForm(props: TransferFormProps) {
  const { t } = useTranslation(['agent-team', 'forms', 'records', 'errors']);
  const currency = useCurrency();
  const { form, money, rule, keepReceivers } = useTransferForm(props);
  const { ref, value: names, error, onChange } = form.control('toUserNames');
  const amount = form.control('amount', rule);
  const count = names.length;
  const total = amount.value === '' || count === 0 ? undefined : totalFor(amount.value, count);
  return (
    <Card>
      <AppForm
        form={form}
        submit={
          total === undefined
            ? t('transfer.plain')
            : t('transfer.action', { amount: formatMoney(total, currency) })
        }
        busyLabel={t('transfer.busy')}
        alertAt="button"
        disabled={rule.isEmpty}
      >
        <Receivers
          ref={ref}
          names={names}
          onChange={(next) => {
            onChange([...next]);
            keepReceivers(next);
          }}
          error={error}
        />
        <AmountField
          field={amount}
          rule={rule}
          label={count > 1 ? t('transfer.each') : undefined}
          none={rule.isEmpty ? t('errors:error.wallet.insufficient') : undefined}
        />
        <ChoiceField
          field={form.control('type')}
          label={t('transfer.purpose')}
          options={PURPOSES.map((value) => ({ value, label: t(`transfer.${value}`) }))}
        />
        <TextField
          {...form.field('remark')}
          label={t('transfer.remark')}
          aside={t('forms:field.optional')}
          maxLength={useFieldLimits().remarkLength}
        />
        <PaymentPasswordField field={form.field('paymentPassword')} />
        <UnknownOutcome money={money} />
        {count > 1 && total !== undefined && (
          <Details>
            <Detail name={t('transfer.total')} value={formatMoney(total, currency)} />
          </Details>
        )}
      </AppForm>
    </Card>
  );
}
