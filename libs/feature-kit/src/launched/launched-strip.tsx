import { IconButton, Leave } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import styles from './strip.module.css';

interface LaunchedStripProps {
  leaveLabel: string;
  onLeave(): void;
  /** `LaunchedFact`s: the time of the session and others. */
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

/** A fact of the bar: its name and its value. */
export function LaunchedFact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.stat}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  );
}
