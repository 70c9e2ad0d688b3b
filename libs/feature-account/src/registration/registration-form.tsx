import { AppForm, CaptchaInput } from '@lobby/feature-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Agreement } from './agreement/agreement';
import { FieldInput } from './field-input';
import { useRegistration, type RegistrationSetup } from './use-registration';

/** The registration form of any method (D1 §2, §5); locked until the person has agreed. */
export function RegistrationForm(setup: RegistrationSetup) {
  const { t } = useTranslation(['account-register', 'common']);
  const [agreed, setAgreed] = useState(false);
  const { form, fields, phone, captcha } = useRegistration(setup);
  // Registered in the order of the page: the first wrong field is the first registered one.
  return (
    <AppForm
      form={form}
      submit={t('common:action.register')}
      busy={t('register.busy')}
      disabled={!agreed}
      alertAt="button"
    >
      {fields.map((rule) => (
        <FieldInput
          key={rule.name}
          rule={rule}
          field={form.field(rule.name, rule)}
          form={form}
          phone={phone}
        />
      ))}
      <CaptchaInput captcha={captcha} form={form} name="captcha" />
      <Agreement agreed={agreed} onChange={setAgreed} />
    </AppForm>
  );
}
