import { useId, type ComponentProps } from 'react';
import { Field, fieldAria, type FieldTexts } from './field';
import styles from './field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** A text field of several lines, which grows with its text; other props go to the text area. */
export function TextArea({ label, aside, error, hint, id, rows = 4, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} aside={aside} error={error} hint={hint}>
      <div className={styles.box}>
        <textarea
          {...rest}
          {...fieldAria(fieldId, { error, hint, aside })}
          rows={rows}
          className={styles.area}
        />
      </div>
    </Field>
  );
}
