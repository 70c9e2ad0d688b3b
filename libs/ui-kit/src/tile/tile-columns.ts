/** The brand's `tile` option. */
export type TileShape = 'poster' | 'square' | 'landscape';

interface TileMeasures {
  /** Smallest tile, as in the layout's style sheet. */
  min: number;
  gap: number;
  rowGap: number;
  /** Height of the art over its width. */
  art: number;
  /** Room of provider and name under the art at 16 px root, for the usual number of lines. */
  text: number;
}

/** What the style sheet says, for those who must know a height before anything is drawn. */
export const TILE_MEASURES: Record<TileShape, TileMeasures> = {
  poster: { min: 100, gap: 12, rowGap: 12, art: 4 / 3, text: 0 },
  square: { min: 76, gap: 8, rowGap: 16, art: 1, text: 6 + 18 + 2 * 20 },
  landscape: { min: 132, gap: 12, rowGap: 12, art: 3 / 4, text: 6 + 24 + 18 + 12 },
};

/** Margin of the column on each side of a grid. */
const MARGIN = 16;

export interface TileColumns {
  columns: number;
  tileWidth: number;
  gap: number;
  rowGap: number;
  /** From the top of one row to the top of the next; exact for posters, the usual height for the others. */
  rowHeight: number;
}

/** Columns and row height of a grid in a column of this width (the page's, margins included). */
export function tileColumns(width: number, shape: TileShape): TileColumns {
  const { min, gap, rowGap, art, text } = TILE_MEASURES[shape];
  const room = width - 2 * MARGIN;
  const columns = Math.max(1, Math.floor((room + gap) / (min + gap)));
  const tileWidth = (room - gap * (columns - 1)) / columns;
  return { columns, tileWidth, gap, rowGap, rowHeight: tileWidth * art + text + rowGap };
}
