import { AppForm, ConfirmPassword, RuledField } from '@lobby/feature-kit';
import { ConfirmDialog, PasswordField, TextField, User } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useChangePassword } from './use-change-password';

/** User name (read-only), old password unless it is pending from login, new password twice (D1 §2). */
export function ChangePasswordForm({ userName }: { userName: string }) {
  const { t } = useTranslation(['account-password', 'forms']);
  const { state, rule, needsOld, same, closeSame } = useChangePassword();
  const { field, alert } = state;
  const password = rule('password');
  const oldPassword = rule('loginPassword');
  return (
    <AppForm
      form={state}
      submit={t('forms:action.submit')}
      // After a timeout the change may still take effect.
      alertText={alert?.kind === 'timeout' ? t('password.slow') : undefined}
    >
      <TextField
        label={t('forms:field.userName')}
        icon={<User size={20} />}
        value={userName}
        autoComplete="username"
        readOnly
      />
      {needsOld && (
        <PasswordField
          {...field('oldPassword', oldPassword)}
          label={t('forms:field.oldPassword')}
          showLabel={t('password.showOld')}
          hideLabel={t('password.hideOld')}
          autoComplete="current-password"
          maxLength={oldPassword.inputLength}
          aria-required={oldPassword.required}
        />
      )}
      <RuledField
        rule={password}
        field={field('password', password)}
        label={t('forms:field.newPassword')}
      />
      <ConfirmPassword rule={password} field={field('confirmPassword')} />
      <ConfirmDialog
        open={same}
        title={t('password.sameTitle')}
        text={t('forms:problem.samePassword')}
        confirmLabel={t('password.another')}
        onConfirm={closeSame}
      />
    </AppForm>
  );
}
