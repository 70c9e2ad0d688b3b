import type { ReactNode } from 'react';
import { Illustration } from '../illustration/illustration';
import { pageParts } from './page-parts';
import styles from './page-state.module.css';

interface PageStateProps {
  art: 'maintenance' | 'restricted' | 'error';
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Replaces a screen inside the frame: renders no landmark, and a heading below the page's. */
  framed?: boolean;
}

/** A full-screen state that explains why nothing else is shown. */
export function PageState({ art, title, text, action, framed = false }: PageStateProps) {
  const [Page, Title] = pageParts(framed);
  return (
    <Page className={styles.page} data-framed={framed}>
      <Illustration art={art} />
      <Title className={styles.title}>{title}</Title>
      <div className={styles.text}>{text}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </Page>
  );
}
