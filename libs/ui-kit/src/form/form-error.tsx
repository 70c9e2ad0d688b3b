import type { ReactNode } from 'react';
import { Warning } from '../icons/icons';
import styles from './form-error.module.css';

/** An error of the whole form; announced when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      <Warning size={20} />
      <span>{children}</span>
    </p>
  );
}
