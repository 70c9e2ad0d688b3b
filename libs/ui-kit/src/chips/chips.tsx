import type { ReactNode } from 'react';
import { Close } from '../icons/icons';
import styles from './chips.module.css';

interface ChipsProps {
  label: string;
  children: ReactNode;
}

/** A row of chips that scrolls horizontally. */
export function Chips({ label, children }: ChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface ChipProps {
  label: string;
  onClick(): void;
  /** Accessible name of a chip that removes what it names; shows a cross. */
  removeLabel?: string | undefined;
  /** State of a toggle chip. */
  pressed?: boolean | undefined;
}

/** A chip 36 px high with a touch target of 44 px. */
export function Chip({ label, onClick, removeLabel, pressed }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={removeLabel}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span>
        {label}
        {removeLabel !== undefined && <Close size={16} />}
      </span>
    </button>
  );
}
