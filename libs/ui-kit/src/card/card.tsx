import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** 16 px of padding. Default: true. */
  padded?: boolean | undefined;
  /** The main panel of a screen, such as a form over a picture: larger radius and shadow. */
  panel?: boolean | undefined;
  children: ReactNode;
}

/** A surface above the page's background. */
export function Card({ padded = true, panel = false, children }: CardProps) {
  return (
    <div className={styles.card} data-padded={padded} data-panel={panel}>
      {children}
    </div>
  );
}
