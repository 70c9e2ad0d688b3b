import { useId, useRef, type AriaAttributes, type Ref } from 'react';
import styles from './radio-list.module.css';

/** One row of a list. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  lang?: string | undefined;
  /** Second line, such as the meaning or price of the option. */
  note?: string | undefined;
  /** Shown but disabled; the note gives the reason. */
  disabled?: boolean | undefined;
}

type GroupAria = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

interface RadioListProps<Value extends string> extends GroupAria {
  /** Accessible name. */
  label: string;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange(value: NoInfer<Value>): void;
  /** Called when a row is tapped, not when arrow keys move the selection; closes a picker. */
  onTapped?: (() => void) | undefined;
  /** The chosen radio button, else the first enabled one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Radio buttons as rows of 52 px, the content of a picker sheet. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, name, options, value, onChange, onTapped, ref, ...aria } = props;
  const entry = options.some((option) => option.value === value)
    ? value
    : options.find(({ disabled }) => !disabled)?.value;
  const byKey = useRef(false);
  const id = useId();
  const labelId = (place: number) => `${id}-${place}`;
  const noteId = (place: number) => `${id}-${place}-note`;
  const choose = (chosen: Value) => {
    onChange(chosen);
    if (!byKey.current) onTapped?.();
  };
  return (
    <div
      {...aria}
      className={styles.list}
      role="radiogroup"
      aria-label={label}
      onKeyDown={() => (byKey.current = true)}
      onPointerDown={() => (byKey.current = false)}
    >
      {options.map((option, place) => (
        <label
          key={option.value}
          className={styles.row}
          data-chosen={option.value === value}
          data-disabled={option.disabled}
        >
          <input
            ref={option.value === entry ? ref : undefined}
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.note === undefined ? undefined : noteId(place)}
            aria-labelledby={labelId(place)}
            onChange={() => choose(option.value)}
            // A tap on the selected row changes nothing but closes the picker too.
            onClick={() => {
              if (option.value === value && !byKey.current) onTapped?.();
            }}
          />
          <span className={styles.text}>
            <span id={labelId(place)} lang={option.lang}>
              {option.label}
            </span>
            {option.note !== undefined && (
              <span id={noteId(place)} className={styles.note}>
                {option.note}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
