import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Close, Search } from '../icons/icons';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The accessible name. */
  label: string;
  value: string;
  onValueChange(value: string): void;
  clearLabel: string;
}

/** A search box of 48 px; nothing is sent from here, every key is reported. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, clearLabel, ...rest } = props;
  return (
    <div className={styles.box}>
      <Search size={20} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        type="search"
        className={styles.input}
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          label={clearLabel}
          icon={<Close size={20} />}
          onClick={() => onValueChange('')}
        />
      )}
    </div>
  );
}
