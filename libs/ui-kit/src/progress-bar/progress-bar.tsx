import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Whole per cent, 0 to 100. */
  percent: number;
  /** Id of the element that names it. */
  nameId: string;
}

/** Progress bar; the figures are beside it as text. */
export function ProgressBar({ percent, nameId }: ProgressBarProps) {
  return (
    <progress className={styles.progress} max={100} value={percent} aria-labelledby={nameId} />
  );
}
