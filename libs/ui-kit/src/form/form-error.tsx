import type { ReactNode } from 'react';
import { Warning } from '../icons/icons';
import styles from './form-error.module.css';

/** An error that belongs to no single field; said as soon as it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      <Warning size={20} />
      <span>{children}</span>
    </p>
  );
}
