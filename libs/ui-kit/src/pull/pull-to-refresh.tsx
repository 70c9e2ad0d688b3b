import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { ChevronDown } from '../icons/icons';
import { VisuallyHidden } from '../theme/visually-hidden';
import { watchPull, type PullPhase } from './watch-pull';
import styles from './pull-to-refresh.module.css';

export interface PullToRefreshProps {
  labels: {
    /** Of the button for whoever does not pull. */
    refresh: string;
    pulling: string;
    ready: string;
    busy: string;
  };
  /** Resolves when it is over, well or not: it tells of its failures itself. */
  onRefresh(): Promise<unknown>;
  children: ReactNode;
}

/** Content that is fetched again when it is pulled down (D1 §4), or by the button at its end. */
export function PullToRefresh({ labels, onRefresh, children }: PullToRefreshProps) {
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
        <span role="status">{busy && labels.busy}</span>
      </VisuallyHidden>
      <p className={styles.hint} aria-hidden="true">
        <ChevronDown size={20} className={styles.arrow} />
        {phase !== 'rest' && labels[phase]}
      </p>
      <div className={styles.content}>
        {children}
        <div className={styles.end}>
          <Button variant="plain" busy={busy} onClick={() => void run()}>
            {labels.refresh}
          </Button>
        </div>
      </div>
    </div>
  );
}
