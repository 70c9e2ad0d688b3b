import { Illustration } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import styles from './launched.module.css';

interface LaunchFailureProps {
  title: string;
  text: ReactNode;
  /** Picture above the words. Default: an illustration of a failure. */
  cover?: ReactNode;
  /** An offer instead of a failure: announced politely. */
  offer?: boolean;
  /** Buttons and links. */
  children: ReactNode;
}

/** A page that did not open: the reason and what to do. */
export function LaunchFailure({ title, text, cover, offer, children }: LaunchFailureProps) {
  return (
    <div className={styles.over} role={offer ? undefined : 'alert'}>
      {cover || <Illustration art="failed" />}
      <div role={offer ? 'status' : undefined} className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
