import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** 16 px inside; without it the content reaches the edge. */
  padded?: boolean | undefined;
  /** The one panel a screen is about, such as a form over a picture: rounder and higher. */
  panel?: boolean | undefined;
  children: ReactNode;
}

/** A surface over the page's ground. */
export function Card({ padded = true, panel = false, children }: CardProps) {
  return (
    <div className={styles.card} data-padded={padded} data-panel={panel}>
      {children}
    </div>
  );
}
