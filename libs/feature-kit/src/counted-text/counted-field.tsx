import { TextArea } from '@lobby/ui-kit';
import type { ControlProps } from '../form/use-app-form';
import { countedLength } from './counted-text';

interface CountedFieldProps {
  field: ControlProps<string>;
  label: string;
  hint?: string | undefined;
  /** Most characters. */
  max: number;
}

/** A text of several lines with the number of its characters, as it is typed. */
export function CountedField({ field, label, hint, max }: CountedFieldProps) {
  const { value, onChange, ...rest } = field;
  return (
    <TextArea
      {...rest}
      label={label}
      hint={hint}
      aside={`${countedLength(value)}/${max}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
