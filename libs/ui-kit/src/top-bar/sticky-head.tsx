import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

/** Keeps a list's header, search and tabs in view as one block. */
export function StickyHead({ children }: { children: ReactNode }) {
  return <div className={styles.sticky}>{children}</div>;
}
