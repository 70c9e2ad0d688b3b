import { IconButton, Leave, VisuallyHidden } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import styles from './strip.module.css';

interface LaunchedStripProps {
  leaveLabel: string;
  onLeave(): void;
  /** `LaunchedFact`s, such as the session time. */
  facts: ReactNode;
  /** Buttons at the end. */
  children: ReactNode;
}

/** The bar above a game or a room: leave, facts, buttons. */
export function LaunchedStrip({ leaveLabel, onLeave, facts, children }: LaunchedStripProps) {
  return (
    <header className={styles.strip}>
      <IconButton label={leaveLabel} icon={<Leave />} onClick={onLeave} />
      <div className={styles.stats}>{facts}</div>
      {children}
    </header>
  );
}

interface LaunchedFactProps {
  name: string;
  /** Shown instead of the name, which only assistive technology reads then. Default: the name. */
  short?: string;
  value: ReactNode;
}

/** A fact of the bar: its name, truncated to one line, and its value. */
export function LaunchedFact({ name, short, value }: LaunchedFactProps) {
  return (
    <div className={styles.stat}>
      <span aria-hidden={short !== undefined || undefined}>{short ?? name}</span>
      {short !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
      <b>{value}</b>
    </div>
  );
}
