import { warmSealedWrites } from '@lobby/api-client';
import { useLabels, type errorLabel } from '@lobby/i18n';
import { Button, FormError, PasswordField, TextField, User } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { SubmitErrorHandler, SubmitHandler, UseFormReturn } from 'react-hook-form';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import type { PasswordLoginValues } from './password-login.schema';
import { RememberLine } from '../remember-line';
import { forgetRemembered } from '../remembered';

interface PasswordFormProps {
  form: UseFormReturn<PasswordLoginValues>;
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
  const { form, busy, alert, onSubmit, onInvalid, children } = props;
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const { errors } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(onSubmit, onInvalid)}>
      {alert && <FormError>{t(`common:${alert}`)}</FormError>}
      <TextField
        {...form.register('userName')}
        onFocus={warmSealedWrites}
        label={t('field.userName')}
        icon={<User size={20} />}
        error={problemText(errors.userName)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      <PasswordField
        {...form.register('password')}
        label={t('field.password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        error={problemText(errors.password)}
        autoComplete="current-password"
        maxLength={128}
      />
      {children}
      <RememberLine
        input={form.register('remember', {
          onChange: (event: { target: { checked: boolean } }) => {
            if (!event.target.checked) forgetRemembered();
          },
        })}
      />
      <Button type="submit" size="l" busy={busy} busyLabel={t('login.busy')}>
        {t('common:action.login')}
      </Button>
    </form>
  );
}
