import { Link, type LinkProps } from 'react-router-dom';
import type { ButtonSize, ButtonVariant } from './button';
import styles from './button.module.css';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** Looks like a button, goes to another screen. */
export function ButtonLink({ variant = 'primary', size = 'm', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={styles.button} data-variant={variant} data-size={size} />;
}
