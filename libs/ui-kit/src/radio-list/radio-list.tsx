import styles from './radio-list.module.css';

export interface RadioListProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string; lang?: string | undefined }[];
  value: Value | undefined;
  onChange(value: NoInfer<Value>): void;
}

/** One choice of a few, each a row of 52 px: the inside of a picker sheet. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, name, options, value, onChange } = props;
  return (
    <div className={styles.list} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.row} data-chosen={option.value === value}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span lang={option.lang}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
