import type { ComponentType } from 'react';
import type { FieldError, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { NumberCode } from '../form/use-number-code';
import { ConfirmPassword } from './confirm-password';
import type { FormField } from './form-fields';
import { MobileField } from './mobile-field';
import { RegistrationField } from './registration-field';
import type { RegistrationValues } from './registration.resolver';
import { SentCodeField } from './sent-code-field';
import { UserNameField } from './user-name-field';

export interface FieldPartProps {
  field: FormField;
  input: UseFormRegisterReturn;
  error: FieldError | undefined;
  form: UseFormReturn<RegistrationValues>;
  number: NumberCode;
}

/** Fields that are more than a line of text. */
const PARTS: Readonly<Record<string, ComponentType<FieldPartProps>>> = {
  username: UserNameField,
  confirmPassword: ConfirmPassword,
  mobileNum: MobileField,
  verificationCode: SentCodeField,
};

/** One field of the form, drawn as what it is. */
export function FieldPart(props: FieldPartProps) {
  const Part = PARTS[props.field.name] ?? RegistrationField;
  return <Part {...props} />;
}
