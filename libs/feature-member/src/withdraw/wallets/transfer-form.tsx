import { api, type Funds, type WalletTransfer } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import {
  AmountField,
  AppForm,
  compareAmounts,
  exactAmount,
  leastUnit,
  UnknownOutcome,
  useAmountRule,
  useAppForm,
  useMoneyAction,
} from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Button, Card, Tabs, toast } from '@lobby/ui-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { mainOf, safeOf } from '../funds';
import styles from './wallets.module.css';

type Wallet = WalletTransfer['from'];

const OTHER: Readonly<Record<Wallet, Wallet>> = { MAIN: 'SAFE', SAFE: 'MAIN' };

const balanceOf = (funds: Funds, wallet: Wallet): Amount =>
  (wallet === 'MAIN' ? mainOf(funds) : safeOf(funds))?.balance ?? '0';

/** Form state and money action of a transfer between wallets; on success a toast shows the amount. */
function useTransferForm(funds: Funds) {
  const { t } = useTranslation('member-withdraw');
  const currency = useCurrency();
  const [from, setFrom] = useState<Wallet>('MAIN');
  const balance = balanceOf(funds, from);
  const rule = useAmountRule({ min: leastUnit(currency), max: balance });
  // Bind the direction to the submitted values: the user may switch it while the request is pending.
  const schema = useMemo(
    () =>
      z.pipe(
        z.object({ amount: rule.schema }),
        z.transform(({ amount }): WalletTransfer => ({ amount, from, to: OTHER[from] })),
      ),
    [rule.schema, from],
  );
  const money = useMoneyAction<WalletTransfer>({
    name: 'wallet.transfer',
    about: (transfer) => `${transfer.from} ${transfer.amount}`,
    send: (transfer, options) => api.wallet.transfer(transfer, options),
    onFound: (_, about) => {
      toast.success(t('transfer.found'));
      // Keeps another amount that was typed since. A reload forgets the direction: compares the amount only.
      if (about.endsWith(` ${exactAmount(form.form.getValues('amount'))}`)) form.restart();
    },
  });
  const form = useAppForm({
    key: 'transfer',
    schema,
    defaults: { amount: '' },
    drafts: { amount: 'transfer' },
    refusals: { 'amount.out.of.range': 'amount', 'wallet.insufficient': 'amount' },
    send: money.send,
    onDone: (_, { amount, to }) => {
      toast.success(t(`transfer.moved${to}`, { amount: formatMoney(amount, currency) }));
      form.restart();
    },
  });
  const turn = (next: Wallet) => {
    setFrom(next);
    form.form.clearErrors('amount');
  };
  return { form, money, rule, balance, from, turn };
}

/** Transfer between main wallet and safe; one order per intent. */
export function TransferForm({ funds }: { funds: Funds }) {
  const { t } = useTranslation('member-withdraw');
  const { form, money, rule, balance, from, turn } = useTransferForm(funds);
  const amount = form.control('amount', rule);
  const empty = compareAmounts(balance, '0') === 0;
  return (
    <Card>
      <h2 className={styles.head}>{t('transfer.title')}</h2>
      <Tabs
        label={t('transfer.direction')}
        items={[
          { id: 'MAIN', label: t('transfer.toSafe') },
          { id: 'SAFE', label: t('transfer.toMain') },
        ]}
        value={from}
        onChange={turn}
      />
      <div className={styles.form}>
        <AppForm
          form={form}
          submit={t('transfer.action')}
          busyLabel={t('transfer.busy')}
          alertAt="button"
          disabled={empty}
        >
          <AmountField
            field={amount}
            rule={rule}
            hint={t('transfer.most', { max: rule.max })}
            none={empty ? t(`transfer.empty${from}`) : undefined}
          />
          <Button
            variant="secondary"
            disabled={empty}
            onClick={() => {
              amount.onChange(balance);
              form.onSubmit();
            }}
          >
            {t(from === 'SAFE' ? 'transfer.allBack' : 'transfer.all')}
          </Button>
          <UnknownOutcome money={money} />
        </AppForm>
      </div>
    </Card>
  );
}
