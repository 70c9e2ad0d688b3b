import { ChevronDown, RadioList, Sheet, TextField, type RadioOption } from '@lobby/ui-kit';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ControlProps } from '../form/use-app-form';
import styles from './choice-field.module.css';

interface ChoiceFieldProps<Value extends string> {
  field: ControlProps<Value>;
  label: string;
  icon?: ReactNode;
  hint?: string | undefined;
  options: readonly RadioOption<Value>[];
}

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

/** A required choice in a form; opens a sheet with the options. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { field, label, icon, hint, options } = props;
  const { ref, name, value, error, onChange, onBlur } = field;
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onBlur();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key)) return;
    // Otherwise the form submits or focuses the next field.
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <TextField
        ref={ref}
        label={label}
        icon={icon}
        hint={hint}
        error={error}
        value={options.find((option) => option.value === value)?.label ?? ''}
        action={
          <span className={styles.mark}>
            <ChevronDown size={20} />
          </span>
        }
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the controlled sheet is not in the document while closed
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-required
        readOnly
        onClick={() => setOpen(true)}
        onKeyDown={openByKey}
      />
      <Sheet open={open} onClose={close} title={label}>
        <RadioList
          label={label}
          name={name}
          options={options}
          value={value}
          onChange={onChange}
          onTapped={close}
        />
      </Sheet>
    </>
  );
}
