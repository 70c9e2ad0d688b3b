/** Tabs that a press on "previous" or "next" moves by (D2 §2). */
export const PAGE_TABS = 5;

/** Pixels that rounding may leave between a place and where a tab begins. */
const ROUNDING_PX = 1;

/**
 * Where a row of tabs is scrolled to by a press, px: five tabs on or back.
 * `starts`: where each tab begins, px from the row's start, ascending.
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
