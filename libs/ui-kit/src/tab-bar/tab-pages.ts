/** Number of tabs that "previous" and "next" move by (D2 §2). */
export const PAGE_TABS = 5;

/** Rounding tolerance between a scroll position and the start of a tab, px. */
const ROUNDING_PX = 1;

/**
 * Returns the scroll position of a row of tabs after a press, px: five tabs forward or back. `starts`: ascending
 * offsets of the tabs from the row's start, px.
 */
export function pageStart(starts: readonly number[], left: number, step: 1 | -1): number {
  const inView = starts.findIndex((start) => start >= left - ROUNDING_PX);
  const first = inView < 0 ? starts.length - 1 : inView;
  const last = starts.length - 1;
  return starts[Math.min(Math.max(first + step * PAGE_TABS, 0), last)] ?? 0;
}

/** Which ends of a row are in view. */
export interface RowEnds {
  start: boolean;
  end: boolean;
}

/** Ends that a scrolled row shows. */
export const endsOf = (row: {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}): RowEnds => ({
  start: row.scrollLeft <= ROUNDING_PX,
  end: row.scrollLeft + row.clientWidth >= row.scrollWidth - ROUNDING_PX,
});
