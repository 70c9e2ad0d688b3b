import { TextArea } from '@lobby/ui-kit';
import type { ControlProps } from '../form/use-app-form';
import { countedLength } from './counted-text';

interface CountedFieldProps {
  field: ControlProps<string>;
  label: string;
  hint?: string | undefined;
  /** Most characters. */
  max: number;
  /** Default: true. */
  required?: boolean;
}

/** A text of several lines with a live character count. */
export function CountedField({ field, label, hint, max, required = true }: CountedFieldProps) {
  const { value, onChange, ...rest } = field;
  return (
    <TextArea
      {...rest}
      label={label}
      hint={hint}
      aside={`${countedLength(value)}/${max}`}
      aria-required={required}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
