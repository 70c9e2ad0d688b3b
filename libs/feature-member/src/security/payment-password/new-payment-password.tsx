import { PaymentPasswordField, type FieldProps } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';

interface NewPaymentPasswordProps {
  password: FieldProps;
  confirmation: FieldProps;
}

/** Fields of a new payment password and its confirmation. */
export function NewPaymentPassword({ password, confirmation }: NewPaymentPasswordProps) {
  const { t } = useTranslation(['member-security', 'forms']);
  return (
    <>
      <PaymentPasswordField
        field={password}
        label={t('payment.new')}
        showLabel={t('payment.showNew')}
        hideLabel={t('payment.hideNew')}
      />
      <PaymentPasswordField
        field={confirmation}
        label={t('payment.again')}
        hint={t('payment.againHint')}
        showLabel={t('forms:password.showConfirm')}
        hideLabel={t('forms:password.hideConfirm')}
      />
    </>
  );
}
