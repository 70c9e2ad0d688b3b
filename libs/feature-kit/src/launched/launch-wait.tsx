import { Button } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import styles from './launched.module.css';
import { useWaitStage, type WaitStage } from './use-wait-stage';

/** Texts of a wait that takes too long. */
interface WaitWords {
  title: string;
  text: string;
  leave: string;
}

interface LaunchWaitProps {
  /** Picture or icon above the words. */
  cover: ReactNode;
  opening: string;
  words: Record<Exclude<WaitStage, 'fresh'>, WaitWords>;
  retryLabel: string;
  onRetry(): void;
  onLeave(): void;
}

/** Covers a page that is loading; if it is slow, says so and offers retry and leave. */
export function LaunchWait(props: LaunchWaitProps) {
  const { cover, opening, retryLabel, onRetry, onLeave } = props;
  const stage = useWaitStage();
  const words = stage === 'fresh' ? undefined : props.words[stage];
  return (
    <div className={styles.over} role="status">
      {cover}
      {words ? (
        <>
          <h2 className={styles.title}>{words.title}</h2>
          <p className={styles.text}>{words.text}</p>
          <div className={styles.actions}>
            <Button onClick={onRetry}>{retryLabel}</Button>
            <Button variant="secondary" onClick={onLeave}>
              {words.leave}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.title}>{opening}</p>
          <span className={styles.bar} />
        </>
      )}
    </div>
  );
}

/** Cover picture of a wait, over a blurred copy. */
export function LaunchCover({ children, light }: { children: ReactNode; light: ReactNode }) {
  return (
    <>
      <span className={styles.light}>{light}</span>
      <span className={styles.cover}>{children}</span>
    </>
  );
}

/** Pulsing icon of a wait without a picture. */
export function LaunchIcon({ children }: { children: ReactNode }) {
  return <span className={styles.pulse}>{children}</span>;
}
