import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label beside it and its error below; the label is part of the target. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <div>
      <label className={styles.row} htmlFor={boxId}>
        <input
          {...rest}
          id={boxId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${boxId}-note` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} id={`${boxId}-note`}>
          {error}
        </p>
      )}
    </div>
  );
}
