import type { ReactNode } from 'react';
import { Illustration } from '../illustration/illustration';
import styles from './page-state.module.css';

export interface PageStateProps {
  art: 'maintenance' | 'restricted' | 'error';
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** A whole screen that says why there is nothing else. */
export function PageState({ art, title, text, action }: PageStateProps) {
  return (
    <main className={styles.page}>
      <Illustration art={art} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{text}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </main>
  );
}
