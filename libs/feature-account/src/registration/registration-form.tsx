import {
  AppForm,
  CaptchaInput,
  ConfirmPassword,
  PhoneField,
  RuledField,
  SmsCodeField,
  type AppFormState,
  type FieldProps,
  type FormField,
  type TypedPhone,
} from '@lobby/feature-kit';
import { FormError } from '@lobby/ui-kit';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ExclusionHelp, useForGoodText } from '../sign-in/exclusion-help';
import { Agreement } from './agreement/agreement';
import type { RegistrationValues } from './registration.schema';
import { useRegistration, type RegistrationSetup } from './use-registration';
import { UserNameField } from './user-name-field';

interface InputProps {
  rule: FormField;
  field: FieldProps;
  form: AppFormState<RegistrationValues>;
  phone: TypedPhone;
}

/** Mobile number with its dialling code. */
function MobileInput({ rule, field, phone }: InputProps) {
  const { t } = useTranslation('forms');
  return (
    <PhoneField
      field={field}
      aside={rule.required ? undefined : t('field.optional')}
      phone={phone}
      required={rule.required}
    />
  );
}

/** SMS code, with the button that requests one (D1 §4). */
const CodeInput = ({ rule, field, phone }: InputProps) => (
  <SmsCodeField rule={rule} field={field} verification={phone} />
);

/** Inputs by field name; every other field is a `RuledField`. */
const INPUTS: Readonly<Record<string, ComponentType<InputProps>>> = {
  username: UserNameField,
  confirmPassword: ConfirmPassword,
  mobileNum: MobileInput,
  verificationCode: CodeInput,
};

/** Registration form of one method (D1 §2, §5). Submit is disabled until the agreement is ticked. */
export function RegistrationForm(setup: RegistrationSetup) {
  const { t } = useTranslation(['account-register', 'common']);
  const [agreed, setAgreed] = useState(false);
  const { form, fields, phone, captcha, exists } = useRegistration(setup);
  const forGood = useForGoodText(form.alert);
  // Render order is registration order, which decides the invalid field that gets the focus.
  return (
    <AppForm
      form={form}
      submit={t('common:action.register')}
      busyLabel={t('register.busy')}
      disabled={!agreed}
      alertAt="button"
      alertText={exists ? t('register.exists') : forGood}
    >
      {setup.invitation.valid === null && <FormError>{t('register.linkInvalid')}</FormError>}
      {fields.map((rule) => {
        const Input = INPUTS[rule.name] ?? RuledField;
        return (
          <Input
            key={rule.name}
            rule={rule}
            field={form.field(rule.name, rule)}
            form={form}
            phone={phone}
          />
        );
      })}
      <CaptchaInput captcha={captcha} form={form} />
      <Agreement agreed={agreed} onChange={setAgreed} />
      <ExclusionHelp error={form.alert} />
    </AppForm>
  );
}
