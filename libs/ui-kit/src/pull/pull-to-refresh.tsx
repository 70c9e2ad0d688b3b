import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { ChevronDown } from '../icons/icons';
import { VisuallyHidden } from '../theme/visually-hidden';
import { useKitWords } from '../words/words';
import { watchPull, type PullPhase } from './watch-pull';
import styles from './pull-to-refresh.module.css';

interface PullToRefreshProps {
  /** Must resolve when the refresh ends, and report its own errors. */
  onRefresh(): Promise<unknown>;
  children: ReactNode;
}

const PHASE_WORDS = {
  pulling: 'pullToRefresh',
  ready: 'releaseToRefresh',
  busy: 'refreshing',
} as const;

/** Content that refreshes when pulled down (D1 §4), or by the button at its end. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const words = useKitWords();
  const box = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<PullPhase>('rest');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await onRefresh().finally(() => setBusy(false));
  };
  const pulled = useEffectEvent(run);
  useEffect(() => (box.current ? watchPull(box.current, setPhase, () => pulled()) : undefined), []);
  return (
    <div ref={box} className={styles.pull} data-phase={phase}>
      <VisuallyHidden>
        <span role="status">{busy && words.refreshing}</span>
      </VisuallyHidden>
      <p className={styles.hint} aria-hidden="true">
        <ChevronDown size={20} className={styles.arrow} />
        {phase !== 'rest' && words[PHASE_WORDS[phase]]}
      </p>
      <div className={styles.content}>
        {children}
        <div className={styles.end}>
          <Button variant="plain" busy={busy} onClick={() => void run()}>
            {words.refresh}
          </Button>
        </div>
      </div>
    </div>
  );
}
