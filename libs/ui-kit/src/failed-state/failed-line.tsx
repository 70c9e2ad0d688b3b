import { Button } from '../button/button';
import { useKitWords } from '../words/words';
import styles from './failed-line.module.css';
import { useRetryAll } from './use-retry-all';

interface FailedLineProps {
  text: string;
  onRetry(): void;
  /** The retry is in progress. */
  busy?: boolean;
  /** Draws a card around it; `inset` adds the margin for a page without margins. Default: no card. */
  card?: boolean | 'inset';
}

/** Replaces a part of a page that did not load: one line and a retry button, which also retries the other failed parts. */
export function FailedLine({ text, onRetry, busy, card = false }: FailedLineProps) {
  const words = useKitWords();
  const retry = useRetryAll(onRetry);
  const look = card === 'inset' ? `${styles.card} ${styles.inset}` : card && styles.card;
  return (
    <div className={look ? `${styles.line} ${look}` : styles.line} role="alert">
      <p>{text}</p>
      <Button variant="secondary" busy={busy} onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}
