import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { VisuallyHidden } from '../theme/visually-hidden';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger';
type ButtonSize = 'm' | 'l';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  /** `l`: the single wide button of a form or a sticky bar. */
  size?: ButtonSize | undefined;
  /** Action in progress: the label stays, presses are ignored. */
  busy?: boolean | undefined;
  /** Announced while busy, wherever the focus is, such as "Logging in". */
  busyLabel?: string | undefined;
}

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button for an action on this screen; use ButtonLink to navigate. */
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
    <>
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
      </button>
      {busyLabel !== undefined && (
        <VisuallyHidden>
          <span role="status">{busy ? busyLabel : ''}</span>
        </VisuallyHidden>
      )}
    </>
  );
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'm', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={styles.button} data-variant={variant} data-size={size} />;
}

/** A text link on its own line or at the end of a row; 44 px high. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={styles.textLink} />;
}
