import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field, fieldAria, type FieldTexts } from './field';
import styles from './field.module.css';

/** Props of TextField and of the fields built on it. */
export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** A 20 px icon at the start. */
  icon?: ReactNode;
  /** A button or a unit at the end. */
  action?: ReactNode;
}

/** A one-line text field; other props go to the input. */
export function TextField({
  label,
  aside,
  error,
  hint,
  icon,
  action,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} aside={aside} error={error} hint={hint}>
      <div className={styles.box}>
        {icon}
        <input {...rest} {...fieldAria(fieldId, { error, hint, aside })} className={styles.input} />
        {action}
      </div>
    </Field>
  );
}
