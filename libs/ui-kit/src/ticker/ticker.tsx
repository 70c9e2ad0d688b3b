import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../icon-button/icon-button';
import { ChevronRight, Megaphone, Pause, Play } from '../icons/icons';
import { useStill } from '../theme/media';
import { useKitWords } from '../words/words';
import styles from './ticker.module.css';

interface TickerProps {
  label: string;
  items: readonly string[];
  /** Path of the full list. */
  to: string;
  emptyText: string;
  intervalMs?: number | undefined;
}

/** Index of the item to show: advances every `intervalMs` while playing and the page is visible; never with reduced motion or less data. */
function useRotation(count: number, intervalMs: number) {
  const still = useStill();
  const [playing, setPlaying] = useState(true);
  const [step, setStep] = useState(0);
  const moves = count > 1 && !still;

  useEffect(() => {
    if (!moves || !playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setStep((last) => last + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moves, playing, intervalMs]);

  return {
    index: count === 0 ? 0 : step % count,
    moves,
    playing,
    toggle: () => setPlaying(!playing),
  };
}

/** Announcements, one line at a time; can be paused, does not move with reduced motion or less data. */
export function Ticker(props: TickerProps) {
  const { label, items, to, emptyText, intervalMs = 5000 } = props;
  const words = useKitWords();
  const { index, moves, playing, toggle } = useRotation(items.length, intervalMs);
  return (
    <div className={styles.ticker} role="group" aria-label={label}>
      <Megaphone size={20} />
      <Link to={to} className={styles.link}>
        <span key={index} className={styles.text} data-turns={moves}>
          <span>{items[index] ?? emptyText}</span>
        </span>
        {!moves && <ChevronRight size={20} />}
      </Link>
      {moves && (
        <IconButton
          label={playing ? words.pause : words.resume}
          icon={playing ? <Pause size={16} /> : <Play size={16} />}
          onClick={toggle}
        />
      )}
    </div>
  );
}
