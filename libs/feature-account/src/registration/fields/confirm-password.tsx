import { useLabels } from '@lobby/i18n';
import { PasswordField } from '@lobby/ui-kit';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useProblemText } from '../../problems/use-problem-text';
import type { FormField } from './form-fields';

interface ConfirmPasswordProps {
  field: FormField;
  input: UseFormRegisterReturn;
  error: FieldError | undefined;
}

/** The password a second time, looked at by a press of its own (D1 §4). */
export function ConfirmPassword({ field, input, error }: ConfirmPasswordProps) {
  const t = useLabels('account');
  const problemText = useProblemText();
  return (
    <PasswordField
      {...input}
      label={t('field.confirmPassword')}
      showLabel={t('password.showConfirm')}
      hideLabel={t('password.hideConfirm')}
      error={problemText(error)}
      autoComplete="new-password"
      maxLength={field.inputLength}
      aria-required
    />
  );
}
