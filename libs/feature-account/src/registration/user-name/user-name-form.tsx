import type { RegisterSettings } from '@lobby/api-client';
import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError } from '@lobby/ui-kit';
import { Fragment, useState } from 'react';
import { CaptchaInput } from '../../captcha/captcha-input';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import { Agreement } from '../agreement/agreement';
import { RegistrationField } from '../fields/registration-field';
import { ConfirmPassword } from './confirm-password';
import { UserNameField } from './user-name-field';
import { useUserNameRegistration, type LinkInvitation } from './use-user-name-registration';

interface UserNameFormProps {
  settings: RegisterSettings;
  invitation: LinkInvitation;
}

/** The registration form by the server's rules (D1 §2, §5); locked until the person has agreed. */
export function UserNameForm({ settings, invitation }: UserNameFormProps) {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const [agreed, setAgreed] = useState(false);
  const { form, fields, captcha, onSubmit, busy, alert } = useUserNameRegistration(
    settings,
    invitation,
  );
  // Registered here, in the order of the page: the first failing field is the first registered one.
  const inputOf = (name: string) => ({
    input: form.register(name),
    error: form.formState.errors[name],
  });
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.name === 'username' ? (
            <UserNameField field={field} form={form} {...inputOf(field.name)} />
          ) : (
            <RegistrationField field={field} {...inputOf(field.name)} />
          )}
          {field.name === 'password' && <ConfirmPassword {...inputOf('confirmPassword')} />}
        </Fragment>
      ))}
      {captcha.shown && (
        <CaptchaInput
          captcha={captcha}
          field={form.register('captcha')}
          error={problemText(form.formState.errors['captcha'])}
          onRefresh={() => form.setValue('captcha', '')}
        />
      )}
      <Agreement agreed={agreed} onChange={setAgreed} />
      {alert && <FormError>{t(`common:${errorLabel(alert)}`)}</FormError>}
      <Button type="submit" size="l" disabled={!agreed} busy={busy} busyLabel={t('register.busy')}>
        {t('common:action.register')}
      </Button>
    </form>
  );
}
