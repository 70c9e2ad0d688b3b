import { useRef } from 'react';
import styles from './radio-list.module.css';

interface RadioListProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string; lang?: string | undefined }[];
  value: Value | undefined;
  onChange(value: NoInfer<Value>): void;
  /** Called when a row is tapped, not when arrow keys move the selection; closes a picker. */
  onTapped?: (() => void) | undefined;
}

/** Radio buttons as rows of 52 px, the content of a picker sheet. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, name, options, value, onChange, onTapped } = props;
  const byKey = useRef(false);
  const choose = (chosen: Value) => {
    onChange(chosen);
    if (!byKey.current) onTapped?.();
  };
  return (
    <div
      className={styles.list}
      role="radiogroup"
      aria-label={label}
      onKeyDown={() => (byKey.current = true)}
      onPointerDown={() => (byKey.current = false)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.row} data-chosen={option.value === value}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          <span lang={option.lang}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
