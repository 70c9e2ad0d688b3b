import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** What is wrong and what to do; makes the field invalid. */
  error?: string | undefined;
  /** What is expected, while nothing is wrong. */
  hint?: string | undefined;
}

/** What a control must carry to be tied to its label, its hint and its error. */
export function fieldAria(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const said = Boolean(error) || hint !== undefined;
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': said ? `${id}-note` : undefined,
  };
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Label above, control, then one line: the error, or else the hint. A change of it is read out, wherever the focus is. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  const note = error || hint;
  return (
    <div className={styles.field} data-invalid={Boolean(error)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <div aria-live="polite">
        {note !== undefined && (
          <p className={styles.note} id={`${id}-note`}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
