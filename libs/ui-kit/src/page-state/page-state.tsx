import type { ReactNode } from 'react';
import { Illustration } from '../illustration/illustration';
import styles from './page-state.module.css';

interface PageStateProps {
  art: 'maintenance' | 'restricted' | 'error';
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** A full screen that explains why nothing else is shown. */
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
