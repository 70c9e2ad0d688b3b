import { warmSealedWrites } from '@lobby/api-client';
import { useLabels, type errorLabel } from '@lobby/i18n';
import { Button, FormError, PasswordField, TextField, User } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { SubmitErrorHandler, SubmitHandler, UseFormReturn } from 'react-hook-form';
import styles from '../../entry/entry.module.css';
import { useFieldText } from '../../registration/fields/use-field-text';
import type { LoginRules, PasswordLoginValues } from './password-login.schema';
import { RememberLine } from '../remember-line';

interface PasswordFormProps {
  form: UseFormReturn<PasswordLoginValues>;
  rules: LoginRules;
  busy: boolean;
  /** What the platform refused, as a label: the text follows the language. */
  alert: ReturnType<typeof errorLabel> | null;
  onSubmit: SubmitHandler<PasswordLoginValues>;
  /** The fields have something to say first. */
  onInvalid?: SubmitErrorHandler<PasswordLoginValues>;
  /** The captcha field, where it is asked for. */
  children?: ReactNode;
}

/** The fields of the password login. */
export function PasswordForm(props: PasswordFormProps) {
  const { form, rules, busy, alert, onSubmit, onInvalid, children } = props;
  const t = useLabels(['account', 'common']);
  const { errors } = form.formState;
  const userNameText = useFieldText(rules.userName, errors.userName);
  const passwordText = useFieldText(rules.password, errors.password);
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(onSubmit, onInvalid)}>
      {alert && <FormError>{t(`common:${alert}`)}</FormError>}
      <TextField
        {...form.register('userName')}
        onFocus={warmSealedWrites}
        label={t('field.userName')}
        icon={<User size={20} />}
        error={userNameText}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        aria-required
      />
      <PasswordField
        {...form.register('password')}
        label={t('field.password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        error={passwordText}
        autoComplete="current-password"
        maxLength={128}
        aria-required
      />
      {children}
      <RememberLine input={form.register('remember')} />
      <Button type="submit" size="l" busy={busy} busyLabel={t('login.busy')}>
        {t('common:action.login')}
      </Button>
    </form>
  );
}
