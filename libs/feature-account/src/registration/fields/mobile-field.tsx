import { useLabels } from '@lobby/i18n';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { PhoneField } from '../../sms/phone-field';
import type { NumberCode } from '../form/use-number-code';
import type { FormField } from './form-fields';
import { useFieldText } from './use-field-text';

interface MobileFieldProps {
  field: FormField;
  input: UseFormRegisterReturn;
  error: FieldError | undefined;
  number: NumberCode;
}

/** The mobile number, after the dialling code of the brand's country. */
export function MobileField({ field, input, error, number }: MobileFieldProps) {
  const t = useLabels('account');
  return (
    <PhoneField
      input={input}
      error={useFieldText(field, error)}
      hint={field.required ? undefined : t('field.optional')}
      dialingCode={number.dialingCode}
      required={field.required}
    />
  );
}
