import { PasswordField } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../form/use-app-form';
import type { FormField } from './form-field';

interface ConfirmPasswordProps {
  /** The rule of the password that is confirmed. */
  rule: FormField;
  field: FieldProps;
}

/** The password a second time, with a toggle of its own (D1 §4). */
export function ConfirmPassword({ rule, field }: ConfirmPasswordProps) {
  const { t } = useTranslation('forms');
  return (
    <PasswordField
      {...field}
      label={t('field.confirmPassword')}
      showLabel={t('password.showConfirm')}
      hideLabel={t('password.hideConfirm')}
      autoComplete="new-password"
      maxLength={rule.inputLength}
      aria-required
    />
  );
}
