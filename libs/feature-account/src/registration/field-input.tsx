import {
  ConfirmPassword,
  PhoneField,
  RuledField,
  SmsCodeField,
  type AppFormState,
  type FieldProps,
  type FormField,
  type PhoneVerification,
} from '@lobby/feature-kit';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationValues } from './registration.schema';
import { UserNameField } from './user-name-field';

export interface FieldInputProps {
  rule: FormField;
  field: FieldProps;
  form: AppFormState<RegistrationValues>;
  phone: PhoneVerification;
}

/** The mobile number, after the dialling code of the brand's country. */
function MobileField({ rule, field, phone }: FieldInputProps) {
  const { t } = useTranslation('forms');
  return (
    <PhoneField
      field={field}
      hint={rule.required ? undefined : t('field.optional')}
      dialingCode={phone.dialingCode}
      required={rule.required}
    />
  );
}

/** The code sent to the number above (D1 §4). */
const SentCodeField = ({ field, phone }: FieldInputProps) => (
  <SmsCodeField field={field} verification={phone} />
);

/** Fields that are more than a line of text. */
const INPUTS: Readonly<Record<string, ComponentType<FieldInputProps>>> = {
  username: UserNameField,
  confirmPassword: ConfirmPassword,
  mobileNum: MobileField,
  verificationCode: SentCodeField,
};

/** One field of the registration form. */
export function FieldInput(props: FieldInputProps) {
  const Input = INPUTS[props.rule.name] ?? RuledField;
  return <Input {...props} />;
}
