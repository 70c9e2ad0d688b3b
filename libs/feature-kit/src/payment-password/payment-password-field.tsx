import { PasswordField } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../form/use-app-form';

/** Longest text; longer than six digits, so that excess shows an error instead of being cut. */
const INPUT_LENGTH = 16;

interface PaymentPasswordFieldProps {
  field: FieldProps;
  /** Replaces "Payment password", where a form has several. */
  label?: string | undefined;
  /** Replaces "Six digits". */
  hint?: string | undefined;
  /** Names of the toggle button, where a form has several. */
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
}

/** Field for the payment password; its refusals show the attempts left, or the end of a lock. */
export function PaymentPasswordField({
  field,
  label,
  hint,
  showLabel,
  hideLabel,
}: PaymentPasswordFieldProps) {
  const { t } = useTranslation('forms');
  return (
    <PasswordField
      {...field}
      label={label ?? t('field.paymentPassword')}
      hint={hint ?? t('payment.hint')}
      showLabel={showLabel ?? t('password.showPayment')}
      hideLabel={hideLabel ?? t('password.hidePayment')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={INPUT_LENGTH}
      aria-required
    />
  );
}
