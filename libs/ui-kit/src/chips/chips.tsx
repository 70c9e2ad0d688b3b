import type { ReactNode } from 'react';
import { Close } from '../icons/icons';
import styles from './chips.module.css';

interface ChipsProps {
  label: string;
  /** In rows instead of one row that scrolls. */
  wrap?: boolean | undefined;
  /** In rows of equal columns. */
  even?: boolean | undefined;
  children: ReactNode;
}

/** Chips in a row that scrolls horizontally, in rows, or in equal columns. */
export function Chips({ label, wrap = false, even = false, children }: ChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label} data-wrap={wrap} data-even={even}>
      {children}
    </div>
  );
}

interface ChipProps {
  label: string;
  /** Accessible name, where the label alone does not say enough; begins or ends with the label. */
  name?: string | undefined;
  onClick(): void;
  /** Accessible name of a chip that removes what it names; shows a cross. */
  removeLabel?: string | undefined;
  /** State of a toggle chip. */
  pressed?: boolean | undefined;
}

/** A chip 36 px high with a touch target of 44 px. */
export function Chip({ label, name, onClick, removeLabel, pressed }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={removeLabel ?? name}
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
