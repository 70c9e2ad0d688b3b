import { Link } from 'react-router-dom';
import { IconButton } from '../icon-button/icon-button';
import { ChevronRight, Megaphone, Pause, Play } from '../icons/icons';
import { useTurns } from './use-turns';
import styles from './ticker.module.css';

export interface TickerProps {
  label: string;
  items: readonly string[];
  /** Where all of them can be read. */
  to: string;
  emptyText: string;
  pauseLabel: string;
  playLabel: string;
  intervalMs?: number | undefined;
}

/** Announcements, one line at a time; stands still on request and under reduced motion. */
export function Ticker(props: TickerProps) {
  const { label, items, to, emptyText, pauseLabel, playLabel, intervalMs = 5000 } = props;
  const { index, moves, playing, toggle } = useTurns(items.length, intervalMs);
  return (
    <div className={styles.ticker} role="group" aria-label={label}>
      <Megaphone size={20} />
      <Link to={to} className={styles.link}>
        <span key={index} className={styles.text} data-turns={moves}>
          {items[index] ?? emptyText}
        </span>
        {!moves && <ChevronRight size={20} />}
      </Link>
      {moves && (
        <IconButton
          label={playing ? pauseLabel : playLabel}
          icon={playing ? <Pause size={16} /> : <Play size={16} />}
          onClick={toggle}
        />
      )}
    </div>
  );
}
