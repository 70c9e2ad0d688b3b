import type { Game } from '@lobby/api-client';
import { currentBrand } from '@lobby/session';
import { tileColumns } from '@lobby/ui-kit';
import { useWidth } from './use-width';
import { WindowedRows } from './windowed-rows';
import type { TileSetup } from './use-tile-setup';

export interface GameGridProps {
  games: readonly Game[];
  favourites: ReadonlySet<string> | undefined;
  setup: TileSetup;
  /** Told whether the end of what is shown is near. */
  onNearEnd(near: boolean): void;
  /** Under which the place is kept. */
  address: string;
  /** Pixels to come back to, once there is enough to scroll over; 0 stays. */
  restoreTo: number;
}

/** A grid of any number of games of which only those near the view are in the document. */
export function GameGrid(props: GameGridProps) {
  const [element, width] = useWidth<HTMLDivElement>();
  const { columns, rowHeight } = tileColumns(width, currentBrand().layout.tile);
  return (
    <div ref={element}>
      {width > 0 && (
        // Another number of columns makes other rows: what was measured no longer holds.
        <WindowedRows key={columns} {...props} columns={columns} rowHeight={rowHeight} />
      )}
    </div>
  );
}
