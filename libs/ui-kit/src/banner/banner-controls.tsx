import { IconButton } from '../icon-button/icon-button';
import { Pause, Play } from '../icons/icons';
import styles from './banner.module.css';

interface BannerControlsProps {
  total: number;
  at: number;
  playing: boolean;
  label: string;
  /** Nothing to stop where nothing moves by itself. */
  onToggle: (() => void) | undefined;
}

/** Where the banner stands, and the press that stops it. */
export function BannerControls({ total, at, playing, label, onToggle }: BannerControlsProps) {
  return (
    <div className={styles.controls}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: total }, (_, dot) => (
          <i key={dot} data-on={dot === at} />
        ))}
      </span>
      {onToggle && (
        <IconButton
          label={label}
          icon={playing ? <Pause size={20} /> : <Play size={20} />}
          onClick={onToggle}
        />
      )}
    </div>
  );
}
