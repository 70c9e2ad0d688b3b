import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Close, Search } from '../icons/icons';
import { useKitWords } from '../words/words';
import styles from './search-field.module.css';

/** Props of SearchField. */
export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The accessible name. */
  label: string;
  value: string;
  onValueChange(value: string): void;
}

/** A 48 px search box with a clear button; reports every change, submits nothing. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, ...rest } = props;
  const words = useKitWords();
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
          label={words.clearSearch}
          icon={<Close size={20} />}
          onClick={() => onValueChange('')}
        />
      )}
    </div>
  );
}
