import { Button } from '../button/button';
import styles from '../empty-state/empty-state.module.css';
import { Illustration } from '../illustration/illustration';
import { focusInPlace } from '../theme/focus';
import { useKitWords } from '../words/words';

interface FailedStateProps {
  /** Default: "Couldn’t load this". */
  title?: string | undefined;
  text?: string | undefined;
  onRetry(): void;
  /** The retry is in progress. */
  busy?: boolean | undefined;
  /** Its button takes the focus when it appears: the retry that was pressed failed as well. */
  focused?: boolean | undefined;
}

/** Shown in place of content that did not load, with a retry button. */
export function FailedState({ title, text, onRetry, busy, focused }: FailedStateProps) {
  const words = useKitWords();
  return (
    <div className={styles.state} role="alert">
      <Illustration art="failed" />
      <h2 className={styles.title}>{title ?? words.failed}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button ref={focused ? focusInPlace : undefined} onClick={onRetry} busy={busy}>
          {words.retry}
        </Button>
      </div>
    </div>
  );
}
