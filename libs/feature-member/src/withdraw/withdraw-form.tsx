import type { BankCard, Funds, WithdrawSettings } from '@lobby/api-client';
import { api } from '@lobby/api-client';
import { PATHS, toUnits, type Amount } from '@lobby/core';
import {
  AmountField,
  AppForm,
  leastAmount,
  PaymentPasswordField,
  paymentPasswordText,
  UnknownOutcome,
  useAmountRule,
  useAppForm,
  useMoneyAction,
  type ControlProps,
} from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { RadioList, TextLink } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { mainOf } from './funds';
import { quickAmounts } from './quick-amounts';
import { Summary } from './summary';
import { shortCard, WITHDRAWAL_DRAFT } from './withdraw.query';
import { useShowOrder, WITHDRAWAL } from './withdrawal-in-doubt';
import styles from './withdraw.module.css';

interface WithdrawFormProps {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
  /** Undefined until the wallets are loaded. */
  funds: Funds | undefined;
}

/** Largest amount that can be withdrawn, decimal string. */
function mostOf({ settings: { max, dailyLeft }, funds }: WithdrawFormProps): Amount {
  const main = funds && mainOf(funds);
  return leastAmount(max, dailyLeft, ...(main ? [main.withdrawable] : []));
}

function useSchema({ cards, settings }: WithdrawFormProps, amount: z.ZodMiniType<string, string>) {
  const { needPaymentPassword } = settings;
  return useMemo(() => {
    const known = (id: string) => cards.some(({ bankCardId }) => bankCardId === id);
    return z.object({
      amount,
      // The chosen card may have been removed.
      bankCardId: z.pipe(
        z.string(),
        z.transform((id) => (known(id) ? id : (cards[0]?.bankCardId ?? ''))),
      ),
      paymentPassword: needPaymentPassword ? paymentPasswordText : z.string(),
    });
  }, [amount, cards, needPaymentPassword]);
}

/** Form state and money action of a withdrawal; on success the order opens. */
function useWithdrawForm(props: WithdrawFormProps) {
  const { t } = useTranslation('member-withdraw');
  const { settings, cards } = props;
  const showOrder = useShowOrder();
  const most = mostOf(props);
  const rule = useAmountRule({ min: settings.min, max: most });
  const schema = useSchema(props, rule.schema);
  const money = useMoneyAction<z.output<typeof schema>>({
    name: WITHDRAWAL,
    about: (values) => `${values.bankCardId} ${values.amount}`,
    send: (values, options) => api.withdraw.request(values, options),
    onFound: showOrder,
  });
  const form = useAppForm({
    key: 'withdraw',
    schema,
    defaults: {
      amount: '',
      bankCardId: cards[0]?.bankCardId ?? '',
      paymentPassword: '',
    },
    drafts: { amount: WITHDRAWAL_DRAFT },
    secrets: ['paymentPassword'],
    emptied: () => 'paymentPassword',
    refusals: {
      'amount.out.of.range': 'amount',
      'withdraw.daily.limit': 'amount',
      'wallet.insufficient': 'amount',
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    send: money.send,
    leftText: t('withdraw.sent'),
    onDone: showOrder,
  });
  return { form, money, rule, most };
}

interface CardChoiceProps {
  cards: readonly BankCard[];
  card: Pick<ControlProps<string>, 'value' | 'onChange'>;
}

/** Choice among the bound cards, with a link to bind another. */
function CardChoice({ cards, card: { value, onChange } }: CardChoiceProps) {
  const { t } = useTranslation('member-withdraw');
  const chosen = cards.some(({ bankCardId }) => bankCardId === value)
    ? value
    : cards[0]?.bankCardId;
  return (
    <section className={styles.part} aria-labelledby="card">
      <div className={styles.headRow}>
        <h2 id="card" className={styles.head}>
          {t('card.title')}
        </h2>
        <TextLink to={PATHS.bindCard}>{t('card.add')}</TextLink>
      </div>
      <div className={styles.cards}>
        <RadioList
          label={t('card.title')}
          name="bankCardId"
          options={cards.map((card) => ({
            value: card.bankCardId,
            label: shortCard(card),
            note: card.accountName,
          }))}
          value={chosen}
          onChange={onChange}
        />
      </div>
    </section>
  );
}

/** Withdrawal form: card, amount, amount received, payment password. One order per intent. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { t } = useTranslation('member-withdraw');
  const { settings, cards } = props;
  const currency = useCurrency();
  const { form, money, rule, most } = useWithdrawForm(props);
  const amount = form.control('amount', rule);
  const typed = (toUnits(amount.value) ?? 0n) > 0n ? amount.value : undefined;
  const submit =
    typed === undefined
      ? t('withdraw.action')
      : t('withdraw.actionAmount', { amount: formatMoney(typed, currency) });
  return (
    <>
      <CardChoice cards={cards} card={form.control('bankCardId')} />
      <div className={styles.form}>
        <AppForm form={form} submit={submit} busyLabel={t('withdraw.busy')} alertAt="button">
          <AmountField field={amount} rule={rule} quick={quickAmounts(settings.min, most)} />
          <Summary settings={settings} amount={typed} />
          {settings.needPaymentPassword && (
            <PaymentPasswordField field={form.field('paymentPassword')} />
          )}
          <UnknownOutcome money={money} />
        </AppForm>
      </div>
    </>
  );
}
