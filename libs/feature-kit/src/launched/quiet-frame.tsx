import { Button } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import styles from './launched.module.css';

/** Milliseconds without a message after which a frame may have failed; frames report no load error. */
const QUIET_MS = 4_000;

interface QuietFrameProps {
  text: string;
  retryLabel: string;
  onRetry(): void;
}

/** A line over a loaded frame that has said nothing: offers to open it again. Goes when the frame is touched. */
export function QuietFrame({ text, retryLabel, onRetry }: QuietFrameProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET_MS);
    // The focus left the page for the frame.
    const hide = () => {
      clearTimeout(timer);
      setShown(false);
    };
    addEventListener('blur', hide);
    return () => {
      clearTimeout(timer);
      removeEventListener('blur', hide);
    };
  }, []);
  return (
    <div role="status">
      {shown && (
        <div className={styles.quiet}>
          <span>{text}</span>
          <Button variant="plain" onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
