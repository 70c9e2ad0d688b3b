import { api } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import {
  AmountField,
  AppForm,
  MoneyDoubt,
  PaymentPasswordField,
  QueryPage,
  fractionDigits,
} from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { accountKey, useCurrency } from '@lobby/session';
import { Card, RadioList, TextField } from '@lobby/ui-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NameChoice } from '../names/name-choice';
import { SentEnvelopes } from './sent-envelopes';
import { joinNames, MOST_NAMES, splitNames, SPLITS, useSendEnvelopes } from './use-send-envelopes';
import styles from './rain.module.css';

const REMARK_LENGTH = 140;

/** What is in the wallets. */
const fundsQuery = queryOptions({
  queryKey: [...accountKey, 'funds'],
  queryFn: ({ signal }) => api.wallet.funds({ signal }),
});

/** Red envelopes for members of the direct downline, out of the main wallet. */
export function SendEnvelopes() {
  const funds = useQuery(fundsQuery);
  return (
    <QueryPage query={funds}>
      {({ wallets }) => (
        <SendForm balance={wallets.find(({ wallet }) => wallet === 'MAIN')?.balance ?? '0'} />
      )}
    </QueryPage>
  );
}

/** Smallest unit of a currency, `0.01`. */
const unitOf = (digits: number): Amount => (digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`);

function SendForm({ balance }: { balance: Amount }) {
  const { t } = useTranslation('agent-rain');
  const currency = useCurrency();
  const unit = unitOf(currency ? fractionDigits(currency) : 0);
  const { form, money, rule, sent, setCount } = useSendEnvelopes({ balance, unit });
  const { ref, value: names, error, onChange } = form.control('names');
  const chosen = splitNames(names);
  const split = form.control('split');
  const choose = (next: readonly string[]) => {
    setCount(Math.max(1, next.length));
    onChange(joinNames(next.slice(0, MOST_NAMES)));
  };
  return (
    <>
      {sent && <SentEnvelopes sent={sent} />}
      <Card>
        <AppForm form={form} submit={t('send.action')} busy={t('send.busy')} alertAt="button">
          <NameChoice
            ref={ref}
            label={t('send.names', { number: chosen.length, most: MOST_NAMES })}
            searchLabel={t('send.search')}
            noneText={t('send.noNames')}
            moreText={(count) => t('send.more', { number: count })}
            chosen={chosen}
            onChange={choose}
            error={error}
          />
          <RadioList
            label={t('send.split')}
            name="split"
            options={SPLITS.map((value) => ({
              value,
              label: t(`split.${value}`),
              note: t(`split.note.${value}`),
            }))}
            value={SPLITS.find((one) => one === split.value)}
            onChange={split.onChange}
          />
          <AmountField
            field={form.control('amount', rule)}
            rule={rule}
            label={t('send.total')}
            hint={t('send.balance', { amount: formatMoney(balance, currency) })}
          />
          <TextField
            {...form.field('remark')}
            label={t('send.remark')}
            maxLength={REMARK_LENGTH}
            autoComplete="off"
          />
          <PaymentPasswordField field={form.field('paymentPassword')} />
          <p className={styles.note}>{t('send.note')}</p>
          <MoneyDoubt money={money} />
        </AppForm>
      </Card>
    </>
  );
}
