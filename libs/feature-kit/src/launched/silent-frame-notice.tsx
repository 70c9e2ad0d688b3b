import { Button } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import styles from './launched.module.css';

/** Milliseconds without a message after which a frame may have failed; frames report no load error. */
const SILENT_MS = 4_000;

interface SilentFrameNoticeProps {
  text: string;
  retryLabel: string;
  onRetry(): void;
}

/** Line above a loaded frame that has sent no message: offers to reopen it. Disappears when the frame gets the focus. */
export function SilentFrameNotice({ text, retryLabel, onRetry }: SilentFrameNoticeProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SILENT_MS);
    // The page loses the focus to the frame.
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
