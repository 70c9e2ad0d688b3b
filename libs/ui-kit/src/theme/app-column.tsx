import type { ReactNode } from 'react';
import './theme.css';
import styles from './app-column.module.css';

interface AppColumnProps {
  /** Reserves space for the bottom bar. */
  bar?: boolean | undefined;
  /** Page with the support tab: reserves space for it and shows the brand's lights. */
  support?: boolean | undefined;
  children: ReactNode;
}

/** The column around every screen: at most 480 px wide, centred on the brand's backdrop. Brings the global styles. */
export function AppColumn({ bar = false, support = false, children }: AppColumnProps) {
  return (
    <div className={styles.column} data-bar={bar} data-support={support}>
      {children}
    </div>
  );
}
