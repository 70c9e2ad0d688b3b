import type { Amount } from '@lobby/core';
import {
  AmountField,
  AppForm,
  leastUnit,
  PaymentPasswordField,
  QueryPage,
  RadioField,
  UnknownOutcome,
  useFieldLimits,
} from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, TextField } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NameChoice } from '../names/name-choice';
import { joinNames, MOST_NAMES, splitNames } from '../names/name-text';
import { mainBalanceQuery } from '../team/transfer/transfer.query';
import { SentEnvelopes } from './sent-envelopes';
import { SPLITS, useSendEnvelopes } from './use-send-envelopes';
import styles from './rain.module.css';

/** Sends red envelopes to direct downline members from the main wallet. */
export function SendEnvelopes() {
  const balance = useQuery(mainBalanceQuery);
  return <QueryPage query={balance}>{(found) => <SendForm balance={found} />}</QueryPage>;
}

function SendForm({ balance }: { balance: Amount }) {
  const { t } = useTranslation(['agent-rain', 'errors']);
  const currency = useCurrency();
  const { form, money, rule, sent } = useSendEnvelopes({
    balance,
    unit: leastUnit(currency),
  });
  const { ref, value: names, error, onChange } = form.control('names');
  const chosen = splitNames(names);
  return (
    <>
      {sent && <SentEnvelopes sent={sent} />}
      <Card>
        <AppForm
          form={form}
          submit={t('send.action')}
          busyLabel={t('send.busy')}
          alertAt="button"
          disabled={rule.isEmpty}
        >
          <NameChoice
            ref={ref}
            label={t('send.names')}
            chosen={chosen}
            onChange={(next) => onChange(joinNames(next))}
            most={MOST_NAMES}
            error={error}
          />
          <RadioField
            field={form.control('split')}
            label={t('send.split')}
            options={SPLITS.map((value) => ({
              value,
              label: t(`split.${value}`),
              note: t(`split.note.${value}`),
            }))}
          />
          <AmountField
            field={form.control('amount', rule)}
            rule={rule}
            label={t('send.total')}
            hint={t('send.balance', { amount: formatMoney(balance, currency) })}
            none={rule.isEmpty ? t('errors:error.wallet.insufficient') : undefined}
          />
          <TextField
            {...form.field('remark')}
            label={t('send.remark')}
            maxLength={useFieldLimits().remarkLength}
            autoComplete="off"
          />
          <PaymentPasswordField field={form.field('paymentPassword')} />
          <p className={styles.note}>{t('send.note')}</p>
          <UnknownOutcome money={money} />
        </AppForm>
      </Card>
    </>
  );
}
