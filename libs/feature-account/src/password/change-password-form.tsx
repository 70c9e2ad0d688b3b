import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, ConfirmDialog, FormError, PasswordField, TextField, User } from '@lobby/ui-kit';
import { useProblemText } from '../problems/use-problem-text';
import { RegistrationField } from '../registration/fields/registration-field';
import styles from './password.module.css';
import { useChangePassword } from './use-change-password';

interface ChangePasswordFormProps {
  userName: string;
}

/** The user name, the password there is, and the new one twice (D1 §2). */
export function ChangePasswordForm({ userName }: ChangePasswordFormProps) {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const { form, rule, held, onSubmit, busy, alert, same, closeSame } = useChangePassword();
  const { errors } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {alert && <FormError>{t(`common:${errorLabel(alert)}`)}</FormError>}
      <TextField
        label={t('field.userName')}
        icon={<User size={20} />}
        value={userName}
        autoComplete="username"
        readOnly
      />
      {!held && (
        <PasswordField
          {...form.register('oldPassword')}
          label={t('field.oldPassword')}
          showLabel={t('password.showOld')}
          hideLabel={t('password.hideOld')}
          error={problemText(errors.oldPassword)}
          autoComplete="current-password"
          maxLength={128}
        />
      )}
      <RegistrationField
        field={rule}
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
        maxLength={128}
      />
      <Button type="submit" size="l" busy={busy} busyLabel={t('password.busy')}>
        {t('action.submit')}
      </Button>
      <ConfirmDialog
        open={same}
        title={t('password.sameTitle')}
        text={t('password.sameText')}
        confirmLabel={t('password.another')}
        onConfirm={closeSame}
      />
    </form>
  );
}
