import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError, TextField, User } from '@lobby/ui-kit';
import styles from '../entry/entry.module.css';
import { PasswordFields } from './password-fields';
import { SamePassword } from './same-password';
import type { ChangePasswordState } from './use-change-password';

interface ChangePasswordFormProps extends ChangePasswordState {
  userName: string;
}

/** The user name, the password there is, and the new one twice (D1 §2). */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const t = useLabels(['account', 'common']);
  const { userName, form, rules, asksOld, onSubmit, busy, alert, same, closeSame } = props;
  // What was sent may still be carried out: the general text would say too little.
  const text = alert?.kind === 'timeout' ? t('password.slow') : t(`common:${errorLabel(alert)}`);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {alert && <FormError>{text}</FormError>}
      <TextField
        label={t('field.userName')}
        icon={<User size={20} />}
        value={userName}
        autoComplete="username"
        readOnly
      />
      <PasswordFields form={form} rules={rules} asksOld={asksOld} />
      <Button type="submit" size="l" busy={busy} busyLabel={t('password.busy')}>
        {t('action.submit')}
      </Button>
      <SamePassword open={same} onClose={closeSame} />
    </form>
  );
}
