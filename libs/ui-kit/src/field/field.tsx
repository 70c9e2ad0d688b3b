import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Texts around a control. */
export interface FieldTexts {
  label: ReactNode;
  /** What is wrong and how to fix it; marks the field invalid and replaces the hint. */
  error?: string | undefined;
  /** What is expected. */
  hint?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export function fieldAria(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const hasNote = Boolean(error) || hint !== undefined;
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': hasNote ? `${id}-note` : undefined,
  };
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Label, control, then the error or else the hint; changes of that line are announced. */
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
