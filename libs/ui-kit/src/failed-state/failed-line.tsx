import { Button } from '../button/button';
import { useKitWords } from '../words/words';
import styles from './failed-line.module.css';

interface FailedLineProps {
  text: string;
  onRetry(): void;
  /** The retry is in progress. */
  busy?: boolean;
  /** Draws a card around it, `inset` by the margin of a page that has none; default: none. */
  card?: boolean | 'inset';
}

/** A part of a page that did not load, beside parts that did: one line and a retry button. */
export function FailedLine({ text, onRetry, busy, card = false }: FailedLineProps) {
  const words = useKitWords();
  const look = card === 'inset' ? `${styles.card} ${styles.inset}` : card && styles.card;
  return (
    <div className={look ? `${styles.line} ${look}` : styles.line} role="alert">
      <p>{text}</p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
