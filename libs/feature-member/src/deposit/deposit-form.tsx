import type { DepositOffer, Protection } from '@lobby/api-client';
import {
  AmountField,
  AppForm,
  ChoiceRow,
  UnknownOutcome,
  UploadField,
  type AmountRule,
  type ControlProps,
} from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { Bank, Rows, TextField } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BonusChoice } from './bonus-choice';
import type { OpenMethod } from './deposit.query';
import { DepositSummary } from './deposit-summary';
import { SameOrder } from './same-order';
import { useDepositForm } from './use-deposit-form';
import styles from './deposit.module.css';

interface DepositFormProps {
  method: OpenMethod;
  offers: readonly DepositOffer[];
  protection: Protection | undefined;
  /** Initial promotion, from the address. */
  promoId: string;
  template: 'base' | 'new';
  /** Method list, above the form's fields. */
  children: ReactNode;
}

interface BankRowProps {
  method: OpenMethod;
  bank: Pick<ControlProps<string>, 'value' | 'onChange'>;
}

/** Choice of the method's bank; renders nothing if there is only one. */
function BankRow({ method, bank }: BankRowProps) {
  const { t } = useTranslation('member-deposit');
  if (method.banks.length < 2) return null;
  const banks = method.banks.map(({ bankCode, bankName }) => ({
    value: bankCode,
    label: bankName,
  }));
  const chosen = banks.find(({ value }) => value === bank.value) ?? banks[0];
  return (
    <Rows>
      <ChoiceRow
        label={t('deposit.bank')}
        icon={<Bank />}
        options={banks}
        value={chosen?.value}
        onChange={bank.onChange}
      />
    </Rows>
  );
}

type Form = ReturnType<typeof useDepositForm>['form'];

/** Fields of a method besides the amount. */
function Payer({ method, form }: { method: OpenMethod; form: Form }) {
  const { t } = useTranslation('member-deposit');
  return (
    <>
      {method.needPayerName && (
        <TextField
          {...form.field('payerName')}
          label={t('deposit.payerName')}
          hint={t('deposit.payerNameHint')}
          autoComplete="name"
          maxLength={64}
          aria-required
        />
      )}
      {method.kind === 'MANUAL' && (
        <UploadField
          field={form.control('proofImages')}
          purpose="PROOF"
          label={t(method.needProof ? 'deposit.proof' : 'deposit.proofLater')}
          hint={t('deposit.proofHint')}
        />
      )}
    </>
  );
}

interface DepositAmountProps {
  method: OpenMethod;
  amount: ControlProps<string>;
  state: Pick<ReturnType<typeof useDepositForm>, 'rule' | 'plainRule' | 'chosen'>;
}

/** Amount with presets within its bounds; shows a note if only the bonus requires more. */
function DepositAmount({ method, amount, state: { rule, plainRule, chosen } }: DepositAmountProps) {
  const { t } = useTranslation('member-deposit');
  const takes = (one: AmountRule, value: string) => one.schema.safeParse(value).success;
  const { min, max } = rule;
  const ofBonus = chosen !== undefined && min !== plainRule.min;
  const isTooLittle =
    amount.error !== undefined && !takes(rule, amount.value) && takes(plainRule, amount.value);
  const field = isTooLittle
    ? { ...amount, error: t('bonus.needs', { min, least: plainRule.min }) }
    : amount;
  return (
    <div className={styles.amountField}>
      <AmountField
        field={field}
        rule={rule}
        hint={ofBonus ? t('bonus.between', { min, max }) : undefined}
        quick={method.quickAmounts.filter((quick) => takes(rule, quick))}
      />
    </div>
  );
}

/** Form of a method: amount, bank, payer, proof, bonus, summary. One order per intent. */
export function DepositForm(props: DepositFormProps) {
  const { method, offers, protection, template, children } = props;
  const { t } = useTranslation('member-deposit');
  const { form, money, question, leaving, promo, ...state } = useDepositForm(props);
  const { rule, chosen, blockOf } = state;
  const amount = form.control('amount', rule);
  const valid = rule.schema.safeParse(amount.value).success;
  const said = valid ? { amount: formatMoney(amount.value, rule.currency) } : undefined;
  const choice = { amount: valid ? amount.value : '', method, currency: rule.currency };
  return (
    <>
      <AppForm
        form={form}
        submit={said ? t('deposit.actionOf', said) : t('deposit.action')}
        busyLabel={t('deposit.busy')}
        disabled={leaving}
        alertAt="button"
        atButton={<UnknownOutcome money={money} />}
        sticky
      >
        {children}
        <div className={styles.form} data-template={template}>
          <DepositAmount method={method} amount={amount} state={state} />
          <BankRow method={method} bank={form.control('bankCode')} />
          <Payer method={method} form={form} />
          <BonusChoice {...choice} {...promo} offers={offers} chosen={chosen} blockOf={blockOf} />
          <DepositSummary {...choice} offer={chosen} protection={protection} />
        </div>
      </AppForm>
      <SameOrder question={question} />
    </>
  );
}
