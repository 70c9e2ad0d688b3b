import { PasswordField } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../form/use-app-form';
import type { FormField } from './form-field';

interface ConfirmPasswordProps {
  /** Rule of the password. */
  rule: FormField;
  field: FieldProps;
}

/** Field to repeat a password, with its own show button (D1 §4). */
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
