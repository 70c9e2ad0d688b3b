import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field, fieldAria, type FieldTexts } from './field';
import styles from './field.module.css';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** An icon of 20 at the start. */
  icon?: ReactNode;
  /** A press or a unit at the end. */
  action?: ReactNode;
}

/** One line of text; every other prop goes to the input. */
export function TextField({ label, error, hint, icon, action, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} error={error} hint={hint}>
      <div className={styles.box}>
        {icon}
        <input {...rest} {...fieldAria(fieldId, { error, hint })} className={styles.input} />
        {action}
      </div>
    </Field>
  );
}
