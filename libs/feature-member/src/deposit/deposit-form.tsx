import type { DepositOffer, Protection } from '@lobby/api-client';
import {
  AmountField,
  AppForm,
  ChoiceRow,
  MoneyDoubt,
  UploadField,
  type ControlProps,
} from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { Bank, Rows, TextField } from '@lobby/ui-kit';
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
}

interface BankRowProps {
  method: OpenMethod;
  bank: Pick<ControlProps<string>, 'value' | 'onChange'>;
}

/** Choice of the method's bank; renders nothing where there is only one. */
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

/** What a method asks for beside the amount. */
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

/** Form of a method: amount, bank, payer, proof, bonus, what it comes to. One order per intent. */
export function DepositForm(props: DepositFormProps) {
  const { method, offers, protection, template } = props;
  const { t } = useTranslation('member-deposit');
  const { form, money, question, leaving, rule, promo } = useDepositForm(props);
  const amount = form.control('amount', rule);
  const valid = rule.schema.safeParse(amount.value).success;
  const said = valid ? { amount: formatMoney(amount.value, rule.currency) } : undefined;
  return (
    <div className={styles.form} data-template={template}>
      <AppForm
        form={form}
        submit={said ? t('deposit.actionOf', said) : t('deposit.action')}
        busy={t('deposit.busy')}
        disabled={leaving}
        alertAt="button"
      >
        <div className={styles.amountField}>
          <AmountField field={amount} rule={rule} quick={method.quickAmounts} />
        </div>
        <BankRow method={method} bank={form.control('bankCode')} />
        <Payer method={method} form={form} />
        <BonusChoice
          {...promo}
          offers={offers}
          amount={valid ? amount.value : ''}
          method={method}
          currency={rule.currency}
        />
        <DepositSummary
          amount={valid ? amount.value : ''}
          method={method}
          offer={offers.find(({ promoId }) => promoId === promo.value)}
          protection={protection}
          currency={rule.currency}
        />
        <MoneyDoubt money={money} />
      </AppForm>
      <SameOrder question={question} />
    </div>
  );
}
