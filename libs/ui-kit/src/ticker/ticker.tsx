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
}

/** Milliseconds that a line is shown. */
const STEP_MS = 5000;

/** Letters beyond which a line may not fit a phone: it slides to its end and is shown longer. */
const LONG_LINE = 36;
const LONG_TIMES = 2;

/**
 * Selects the shown item: advances every `STEP_MS` while playing and the page is visible, half as fast from a long one;
 * never with reduced motion or less data.
 */
function useRotation(items: readonly string[]) {
  const still = useStill();
  const [playing, setPlaying] = useState(true);
  const [step, setStep] = useState(0);
  const item = items[items.length === 0 ? 0 : step % items.length];
  const long = !still && (item?.length ?? 0) > LONG_LINE;
  const turns = items.length > 1 && !still;
  const waitMs = long ? STEP_MS * LONG_TIMES : STEP_MS;

  useEffect(() => {
    if (!turns || !playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setStep((last) => last + 1);
    }, waitMs);
    return () => clearInterval(timer);
  }, [turns, playing, waitMs]);

  const moves = turns || long;
  return { step, item, long, turns, moves, playing, toggle: () => setPlaying(!playing) };
}

/**
 * Announcements, one line at a time; lines that do not fit slide to their end. Can be paused; does not move with
 * reduced motion or less data.
 */
export function Ticker(props: TickerProps) {
  const { label, items, to, emptyText } = props;
  const words = useKitWords();
  const { step, item, long, turns, moves, playing, toggle } = useRotation(items);
  return (
    <div className={styles.ticker} role="group" aria-label={label}>
      <Megaphone size={20} />
      <Link to={to} className={styles.link}>
        <span key={step} className={styles.text} data-turns={turns}>
          <span className={styles.line} data-slides={long ? playing : undefined}>
            {item ?? emptyText}
          </span>
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
