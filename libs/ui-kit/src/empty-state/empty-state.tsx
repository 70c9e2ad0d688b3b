import type { ReactNode } from 'react';
import { Illustration } from '../illustration/illustration';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  /** A button or link for the next step. */
  action?: ReactNode;
  art?: 'search' | 'heart' | 'inbox' | 'list' | undefined;
}

/** Replaces an empty list: the list's purpose, and what to do. */
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
