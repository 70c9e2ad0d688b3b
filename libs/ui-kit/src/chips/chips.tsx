import type { MouseEvent, ReactNode } from 'react';
import { Close } from '../icons/icons';
import { focusBeside } from '../theme/focus';
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
  /** Accessible name if the label alone is not enough; begins or ends with the label. */
  name?: string | undefined;
  onClick(): void;
  /** Accessible name of a chip that removes its item; shows a cross. */
  removeLabel?: string | undefined;
  /** A press removes all chips of the row. */
  removesAll?: boolean | undefined;
  /** State of a toggle chip. */
  pressed?: boolean | undefined;
}

/** Chips that remove themselves. */
const REMOVING = '[data-removes]';

/** A chip 36 px high with a touch target of 44 px. */
export function Chip(props: ChipProps) {
  const { label, name, onClick, removeLabel, removesAll = false, pressed } = props;
  const press = ({ currentTarget: chip }: MouseEvent<HTMLElement>) => {
    const kin = removesAll
      ? []
      : (chip.parentElement?.querySelectorAll<HTMLElement>(REMOVING) ?? []);
    if (removesAll || removeLabel !== undefined) focusBeside(chip, [...kin]);
    onClick();
  };
  return (
    <button
      type="button"
      className={styles.chip}
      data-removes={removeLabel !== undefined || undefined}
      aria-label={removeLabel ?? name}
      aria-pressed={pressed}
      onClick={press}
    >
      <span>
        {label}
        {removeLabel !== undefined && <Close size={16} />}
      </span>
    </button>
  );
}
