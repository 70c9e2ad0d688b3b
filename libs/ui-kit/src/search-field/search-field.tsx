import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { isComposing } from '../composition/is-composing';
import { IconButton } from '../icon-button/icon-button';
import { Close, Search } from '../icons/icons';
import { useKitWords } from '../words/words';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'ref'
> {
  /** The accessible name. */
  label: string;
  value: string;
  onValueChange(value: string): void;
}

/**
 * A 48 px search box with a clear button that keeps the focus in it; reports every change, submits nothing. Enter
 * closes a phone's keyboard.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, onKeyDown, ...rest } = props;
  const words = useKitWords();
  const own = useRef<HTMLInputElement>(null);
  const composed = useRef(false);
  const clear = () => {
    onValueChange('');
    own.current?.focus();
  };
  const watchComposition = (event: KeyboardEvent<HTMLInputElement>) => {
    composed.current = isComposing(event.nativeEvent);
    onKeyDown?.(event);
  };
  // A phone's keyboard covers the results. On keyup: without the focus the key would not submit a form.
  const onKeyUp = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter' || composed.current) return;
    if (matchMedia('(pointer: coarse)').matches) currentTarget.blur();
  };
  return (
    <div className={styles.box}>
      <Search size={20} />
      <input
        ref={own}
        onKeyDown={watchComposition}
        onKeyUp={onKeyUp}
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
        <IconButton label={words.clearSearch} icon={<Close size={20} />} onClick={clear} />
      )}
    </div>
  );
}
