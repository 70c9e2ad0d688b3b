import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { CodeField } from '../../sms/code-field';
import type { NumberCode } from '../form/use-number-code';
import type { FormField } from './form-fields';
import { useFieldText } from './use-field-text';

interface SentCodeFieldProps {
  field: FormField;
  input: UseFormRegisterReturn;
  error: FieldError | undefined;
  number: NumberCode;
}

/** The code sent to the number above (D1 §4). */
export function SentCodeField({ field, input, error, number }: SentCodeFieldProps) {
  return (
    <CodeField
      code={number.code}
      input={input}
      error={useFieldText(field, error)}
      onAsk={() => void number.ask()}
    />
  );
}
