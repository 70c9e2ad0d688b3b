import { RadioList, RowLink, Sheet, type RadioOption } from '@lobby/ui-kit';
import { useState, type ReactNode } from 'react';

interface ChoiceRowProps<Value extends string> {
  label: string;
  icon?: ReactNode;
  options: readonly RadioOption<Value>[];
  /** Undefined without a choice. */
  value: Value | undefined;
  onChange(value: NoInfer<Value>): void;
}

/** A row with the current choice; opens a sheet to change it. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, icon, options, value, onChange } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <RowLink
        label={label}
        icon={icon}
        value={options.find((option) => option.value === value)?.label}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={close} title={label}>
        <RadioList
          label={label}
          name={label}
          options={options}
          value={value}
          onChange={onChange}
          onTapped={close}
        />
      </Sheet>
    </>
  );
}
