import { Button } from '../button/button';
import styles from '../empty-state/empty-state.module.css';
import { Illustration } from '../illustration/illustration';

export interface FailedStateProps {
  /** What happened. */
  title: string;
  text?: string | undefined;
  retryLabel: string;
  onRetry(): void;
  /** The retry is under way. */
  busy?: boolean | undefined;
}

/** A list that could not be fetched, and the way to try again. */
export function FailedState({ title, text, retryLabel, onRetry, busy }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Illustration art="failed" />
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button onClick={onRetry} busy={busy}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
