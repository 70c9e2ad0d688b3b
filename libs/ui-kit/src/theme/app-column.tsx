import type { ReactNode } from 'react';
import './theme.css';
import styles from './app-column.module.css';

interface AppColumnProps {
  /** Keeps room for the bottom bar at the end of the page. */
  bar?: boolean | undefined;
  /** Keeps room for the support tab above the bar, so that it never hides the last row. */
  support?: boolean | undefined;
  children: ReactNode;
}

/** The phone column every screen stands in: at most 480 px, centred on the brand's backdrop. */
export function AppColumn({ bar = false, support = false, children }: AppColumnProps) {
  return (
    <div className={styles.column} data-bar={bar} data-support={support}>
      {children}
    </div>
  );
}
