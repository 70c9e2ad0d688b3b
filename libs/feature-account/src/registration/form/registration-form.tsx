import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError } from '@lobby/ui-kit';
import { useState } from 'react';
import { CaptchaInput } from '../../captcha/captcha-input';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import { Agreement } from '../agreement/agreement';
import { FieldPart } from '../fields/field-part';
import type { RegistrationInHand } from './use-registration';

/** The registration form of any method (D1 §2, §5); locked until the person has agreed. */
export function RegistrationForm({ registration }: { registration: RegistrationInHand }) {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const [agreed, setAgreed] = useState(false);
  const { form, fields, number, captcha, onSubmit, busy, alert } = registration;
  const { errors } = form.formState;
  // Registered here, in the order of the page: the first failing field is the first registered one.
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {fields.map((field) => (
        <FieldPart
          key={field.name}
          field={field}
          input={form.register(field.name)}
          error={errors[field.name]}
          form={form}
          number={number}
        />
      ))}
      {captcha.shown && (
        <CaptchaInput
          captcha={captcha}
          field={form.register('captcha')}
          error={problemText(errors['captcha'])}
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
