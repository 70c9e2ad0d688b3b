import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Eye, EyeOff, Lock } from '../icons/icons';
import { useKitWords } from '../words/words';
import { TextField, type TextFieldProps } from './text-field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action'> {
  /** Names of the toggle button, where a screen has several passwords. Default: "Show password", "Hide password". */
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
}

/** A password field with a button that shows the text, and a hint while Caps Lock is on. */
export function PasswordField({ showLabel, hideLabel, hint, ...rest }: PasswordFieldProps) {
  const words = useKitWords();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      icon={<Lock size={20} />}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      hint={capsLock ? words.capsLock : hint}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          label={shown ? (hideLabel ?? words.hidePassword) : (showLabel ?? words.showPassword)}
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
