import type { ReactNode } from 'react';
import { Close } from '../icons/icons';
import styles from './chips.module.css';

interface ChipsProps {
  label: string;
  children: ReactNode;
}

/** A line of chips that scrolls sideways. */
export function Chips({ label, children }: ChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  );
}

export interface ChipProps {
  label: string;
  onClick(): void;
  /** The press takes what the chip names away; this says so. */
  removeLabel?: string | undefined;
  /** For a chip that is switched on and off. */
  pressed?: boolean | undefined;
}

/** 36 px to the eye, 44 to the finger. */
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
