import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** 16 px of padding. Default: true. */
  padded?: boolean | undefined;
  children: ReactNode;
}

/** A surface above the page's background. */
export function Card({ padded = true, children }: CardProps) {
  return (
    <div className={styles.card} data-padded={padded}>
      {children}
    </div>
  );
}
