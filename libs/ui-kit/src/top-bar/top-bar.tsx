import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Back } from '../icons/icons';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** The screen's name: its one first-level heading. */
  title?: string | undefined;
  logo?: ReactNode;
  back?: { label: string; onClick(): void } | undefined;
  /** Presses at the end of the bar. */
  children?: ReactNode;
  /** Lies over the picture below where the brand's banner reaches the top edge. */
  overlay?: boolean | undefined;
}

/** The header of 56 px; it takes the page's ground once something has scrolled under it. */
export function TopBar({ title, logo, back, children, overlay = false }: TopBarProps) {
  return (
    <header className={styles.bar} data-overlay={overlay} data-lead={back ? 'back' : 'text'}>
      {back && <IconButton label={back.label} icon={<Back />} onClick={back.onClick} />}
      {logo}
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <div className={styles.end}>{children}</div>
    </header>
  );
}
