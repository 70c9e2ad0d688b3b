import type { ReactNode } from 'react';
import styles from './tile-grid.module.css';

interface TileGridProps {
  /** One row of a windowed list: carries the gap to the next row with it. */
  row?: boolean | undefined;
  children: ReactNode;
}

/** As many columns as the brand's smallest tile allows; the same for a whole list and for one row of it. */
export function TileGrid({ row = false, children }: TileGridProps) {
  return (
    <div className={styles.grid} data-row={row}>
      {children}
    </div>
  );
}

interface TileRowProps {
  /** What the row holds, for assistive technology. */
  label?: string | undefined;
  children: ReactNode;
}

/** A single row of tiles that scrolls sideways; the next one peeks in. */
export function TileRow({ label, children }: TileRowProps) {
  return (
    <div
      className={styles.scroller}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      {children}
    </div>
  );
}
