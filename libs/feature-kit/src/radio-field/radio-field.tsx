import { RadioList, type RadioOption } from '@lobby/ui-kit';
import { useId } from 'react';
import type { ControlProps } from '../form/use-app-form';
import styles from './radio-field.module.css';

interface RadioFieldProps<Value extends string> {
  field: ControlProps<Value>;
  /** Question above the options; the group's accessible name. */
  label: string;
  options: readonly RadioOption<NoInfer<Value>>[];
}

/** A required choice among radio buttons. An error focuses the chosen one, else the first enabled one. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { field, label, options } = props;
  const { ref, name, value, error, onChange } = field;
  const errorId = useId();
  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      <RadioList
        ref={ref}
        label={label}
        name={name}
        options={options}
        value={value}
        onChange={onChange}
        aria-describedby={error === undefined ? undefined : errorId}
        aria-invalid={error === undefined ? undefined : true}
        aria-required
      />
      <div aria-live="polite">
        {error !== undefined && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
