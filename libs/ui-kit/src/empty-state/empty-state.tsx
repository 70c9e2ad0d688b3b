import type { ReactNode } from 'react';
import { Illustration } from '../illustration/illustration';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  /** One button that leads on. */
  action?: ReactNode;
  art?: 'search' | 'heart' | 'inbox' | 'list' | undefined;
}

/** A list with nothing in it: what it is for, and where to go. */
export function EmptyState({ title, text, action, art = 'list' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Illustration art={art} />
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
