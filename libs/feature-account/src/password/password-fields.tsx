import { useLabels } from '@lobby/i18n';
import { PasswordField } from '@lobby/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { useProblemText } from '../problems/use-problem-text';
import { RegistrationField } from '../registration/fields/registration-field';
import { useFieldText } from '../registration/fields/use-field-text';
import type { ChangePasswordValues, PasswordRules } from './change-password.rules';

/** The most that the platform takes of a password. */
const MAX_LENGTH = 128;

interface PasswordFieldsProps {
  form: UseFormReturn<ChangePasswordValues>;
  rules: PasswordRules;
  /** No password is held from login. */
  asksOld: boolean;
}

/** The old password where it is asked for, the new one twice; each is looked at by a press of its own. */
export function PasswordFields({ form, rules, asksOld }: PasswordFieldsProps) {
  const t = useLabels('account');
  const problemText = useProblemText();
  const { errors } = form.formState;
  const oldText = useFieldText(rules.oldPassword, errors.oldPassword);
  return (
    <>
      {asksOld && (
        <PasswordField
          {...form.register('oldPassword')}
          label={t('field.oldPassword')}
          showLabel={t('password.showOld')}
          hideLabel={t('password.hideOld')}
          error={oldText}
          autoComplete="current-password"
          maxLength={MAX_LENGTH}
          aria-required={rules.oldPassword.required}
        />
      )}
      <RegistrationField
        field={rules.password}
        label={t('field.newPassword')}
        input={form.register('password')}
        error={errors.password}
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label={t('field.confirmPassword')}
        showLabel={t('password.showConfirm')}
        hideLabel={t('password.hideConfirm')}
        error={problemText(errors.confirmPassword)}
        autoComplete="new-password"
        maxLength={MAX_LENGTH}
        aria-required
      />
    </>
  );
}
