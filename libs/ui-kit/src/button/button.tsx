import type { ComponentProps, MouseEvent } from 'react';
import { VisuallyHidden } from '../theme/visually-hidden';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'plain';
export type ButtonSize = 'm' | 'l';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  /** `l` is the one wide button of a form or a sticky bar. */
  size?: ButtonSize | undefined;
  /** Work is under way: the label stays, the press does nothing. */
  busy?: boolean | undefined;
  /** Said after the label while busy. */
  busyLabel?: string | undefined;
}

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A press that does something here; for going somewhere take ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'm',
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-busy={busy}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
    >
      {children}
      {busy && (
        <span className={styles.pulse} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {busy && busyLabel !== undefined && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
    </button>
  );
}
