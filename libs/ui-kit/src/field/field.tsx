import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Props of the texts around a control. */
export interface FieldTexts {
  label: ReactNode;
  /** Beside the label, such as "Optional". */
  aside?: string | undefined;
  /** The problem and how to fix it; marks the field invalid and replaces the hint. */
  error?: string | undefined;
  /** The expected input. */
  hint?: string | undefined;
}

/** Attributes that associate a control with its label, hint and error. */
export function fieldAria(
  id: string,
  { error, hint, aside }: Pick<FieldTexts, 'error' | 'hint' | 'aside'>,
) {
  const ids = [!error && aside !== undefined && `${id}-aside`, (error || hint) && `${id}-note`];
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Label, control, then the error or else the hint; changes of the last line are announced. */
export function Field({ id, label, aside, error, hint, children }: FieldProps) {
  const note = error || hint;
  return (
    <div className={styles.field} data-invalid={Boolean(error)}>
      <div className={styles.head}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {aside !== undefined && (
          <span className={styles.aside} id={`${id}-aside`}>
            {aside}
          </span>
        )}
      </div>
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
