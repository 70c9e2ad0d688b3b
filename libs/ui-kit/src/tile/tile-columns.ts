/** The brand's `tile` option. */
type TileShape = 'poster' | 'square' | 'landscape';

interface TileMeasures {
  /**
   * Minimum tile width, px at a 16 px root, and its increase per further px of the root: `--tile-min` in
   * `theme/layout/tile.css`.
   */
  min: number;
  grows: number;
  gap: number;
  rowGap: number;
  /** Height of the art divided by its width. */
  art: number;
  /** Usual height of provider and name below the art, px at a 16 px root. */
  text: number;
}

/** Dimensions from `theme/layout/tile.css`, for heights needed before the first render. */
const TILE_MEASURES: Record<TileShape, TileMeasures> = {
  poster: { min: 100, grows: 3, gap: 12, rowGap: 12, art: 4 / 3, text: 0 },
  square: { min: 76, grows: 3, gap: 8, rowGap: 16, art: 1, text: 6 + 18 + 2 * 20 },
  landscape: { min: 132, grows: 1.5, gap: 12, rowGap: 12, art: 3 / 4, text: 6 + 24 + 18 + 12 },
};

/** Margin on each side of a grid, px. */
const MARGIN = 16;

interface TileColumns {
  columns: number;
  tileWidth: number;
  gap: number;
  rowGap: number;
  /** From the top of one row to the next, px; exact for posters, usual for other shapes. */
  rowHeight: number;
}

/** Root text size of published pages and of these dimensions, px. */
export const USUAL_ROOT_PX = 16;

/** Text size of the root, px: larger with the user's text size setting. */
export function rootTextPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_ROOT_PX;
}

/**
 * Returns columns and row height (px) of a grid in a page column of this width (px, including margins) at this root
 * text size (px).
 */
export function tileColumns(
  width: number,
  shape: TileShape,
  root: number = USUAL_ROOT_PX,
): TileColumns {
  const { grows, gap, rowGap, art, text } = TILE_MEASURES[shape];
  const min = TILE_MEASURES[shape].min + grows * (root - USUAL_ROOT_PX);
  const room = width - 2 * MARGIN;
  const columns = Math.max(1, Math.floor((room + gap) / (min + gap)));
  const tileWidth = (room - gap * (columns - 1)) / columns;
  return {
    columns,
    tileWidth,
    gap,
    rowGap,
    rowHeight: tileWidth * art + (text * root) / USUAL_ROOT_PX + rowGap,
  };
}
