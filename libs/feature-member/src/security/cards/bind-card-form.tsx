import type { Bank, BankCard, SecurityConfig } from '@lobby/api-client';
import { AppForm, ChoiceField, PaymentPasswordField } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { Bank as BankIcon, Card, CreditCard, TextField, User } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { PayeeNameField } from '../payee-name/payee-name-field';
import { ACCOUNT_NO, BRANCH_LENGTH } from './bind-card.schema';
import { useBindCard } from './use-bind-card';

interface BindCardFormProps {
  config: SecurityConfig;
  cards: readonly BankCard[];
  banks: readonly Bank[];
}

/** Form of a bank card: bank, number, holder, branch, payment password. */
export function BindCardForm({ config, cards, banks }: BindCardFormProps) {
  const { t } = useTranslation(['member-security', 'forms']);
  const language = useLanguage();
  const { payeeNameMasked: holder } = config;
  const { form, rule } = useBindCard(cards, holder !== undefined);
  const { field, control } = form;
  const digits = { message: { [language]: t('card.numberHint') } };
  return (
    <Card>
      <AppForm form={form} submit={t('card.bind')} busyLabel={t('busy')} alertAt="button">
        <ChoiceField
          field={control('bankCode')}
          label={t('card.bank')}
          icon={<BankIcon size={20} />}
          options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
        />
        <TextField
          {...field('accountNo', digits)}
          label={t('card.number')}
          hint={t('card.numberHint')}
          icon={<CreditCard size={20} />}
          inputMode="numeric"
          autoComplete="off"
          maxLength={ACCOUNT_NO.inputLength}
          aria-required
        />
        {holder === undefined ? (
          <PayeeNameField
            field={field('accountName', rule('payeeName'))}
            typed={form.form.watch('accountName')}
            rule={rule('payeeName')}
          />
        ) : (
          <TextField
            label={t('card.holder')}
            hint={t('card.holderHint')}
            icon={<User size={20} />}
            value={holder}
            readOnly
          />
        )}
        <TextField
          {...field('branch')}
          label={t('card.branch')}
          aside={t('forms:field.optional')}
          autoComplete="off"
          maxLength={BRANCH_LENGTH}
        />
        <PaymentPasswordField field={field('paymentPassword')} />
      </AppForm>
    </Card>
  );
}
