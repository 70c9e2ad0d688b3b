import type { ComponentProps, ReactNode } from 'react';
import styles from './tile-grid.module.css';

interface TileGridProps {
  /** One row of a windowed list: includes the gap to the next row. */
  row?: boolean | undefined;
  children: ReactNode;
}

/** A grid with as many columns as the brand's smallest tile allows; for a whole list or one row of it. */
export function TileGrid({ row = false, children }: TileGridProps) {
  return (
    <div className={styles.grid} data-row={row}>
      {children}
    </div>
  );
}

interface TileRowProps extends ComponentProps<'div'> {
  /** Accessible name of the row. */
  label?: string | undefined;
}

/** A row of tiles that scrolls horizontally; the next tile is partly visible. */
export function TileRow({ label, ...rest }: TileRowProps) {
  return (
    <div
      {...rest}
      className={styles.scroller}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    />
  );
}
