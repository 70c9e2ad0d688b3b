import { useLabels } from '@lobby/i18n';
import { useState } from 'react';
import {
  useWatch,
  type FieldError,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldProblem } from './field-problem';
import type { FormField } from './form-fields';
import { RegistrationField } from './registration-field';
import type { RegistrationValues } from './registration.resolver';
import { useNameCheck } from './name-check.query';

interface UserNameFieldProps {
  field: FormField;
  input: UseFormRegisterReturn;
  error: FieldError | undefined;
  form: UseFormReturn<RegistrationValues>;
}

/** The user name; whether it is free is asked once the person has left the field. */
export function UserNameField({ field, input, error, form }: UserNameFieldProps) {
  const t = useLabels('account');
  const [left, setLeft] = useState('');
  const typed = useWatch({ control: form.control, name: field.name })?.trim() ?? '';
  const settled = typed === left && fieldProblem(field, typed) === null ? typed : '';
  const free = useNameCheck(settled);
  const taken = free === false ? { type: 'taken' } : undefined;
  return (
    <RegistrationField
      field={field}
      input={{
        ...input,
        onBlur: (event: { target: { value: string } }) => {
          setLeft(event.target.value.trim());
          return input.onBlur(event);
        },
      }}
      error={error ?? taken}
      hint={free ? t('userName.free') : undefined}
    />
  );
}
