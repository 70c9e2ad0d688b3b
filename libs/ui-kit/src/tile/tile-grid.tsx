import type { ComponentProps, ReactNode } from 'react';
import styles from './tile-grid.module.css';

interface TileGridProps {
  /** One row of a windowed list, which is the list: includes the gap to the next row. */
  row?: boolean | undefined;
  children: ReactNode;
}

/** A grid with as many columns as the brand's smallest tile allows; for a whole list or one row of it. */
export function TileGrid({ row = false, children }: TileGridProps) {
  return (
    <div className={styles.grid} data-row={row} role={row ? undefined : 'list'}>
      {children}
    </div>
  );
}

interface TileRowProps extends ComponentProps<'div'> {
  'aria-label': string;
}

/** A list of tiles in a row that scrolls horizontally; the next tile is partly visible. */
export function TileRow(props: TileRowProps) {
  return <div {...props} className={styles.scroller} role="list" />;
}
