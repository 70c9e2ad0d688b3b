import { Button } from '../button/button';
import styles from '../empty-state/empty-state.module.css';
import { Illustration } from '../illustration/illustration';
import { focusInPlace } from '../theme/focus';
import { useKitWords } from '../words/words';
import { useRetryAll } from './use-retry-all';

interface FailedStateProps {
  /** Default: "Couldn’t load this". */
  title?: string | undefined;
  text?: string | undefined;
  onRetry(): void;
  /** The retry is in progress. */
  busy?: boolean | undefined;
  /** Focuses the button on mount, after a pressed retry failed again. */
  focused?: boolean | undefined;
}

/** Replaces content that did not load, with a button that retries all failed parts of the page. */
export function FailedState({ title, text, onRetry, busy, focused }: FailedStateProps) {
  const words = useKitWords();
  const retry = useRetryAll(onRetry);
  return (
    <div className={styles.state} role="alert">
      <Illustration art="failed" />
      <h2 className={styles.title}>{title ?? words.failed}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button ref={focused ? focusInPlace : undefined} onClick={retry} busy={busy}>
          {words.retry}
        </Button>
      </div>
    </div>
  );
}
