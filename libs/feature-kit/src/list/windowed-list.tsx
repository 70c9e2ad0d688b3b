import { useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import {
  WindowVirtualizer,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { ListEnd } from './list-end';
import type { NextPages } from './next-page';

/** Pixels rendered beyond the view on each side. */
const BUFFER_PX = 240;

interface WindowedListProps<Row> {
  rows: readonly Row[];
  /** Rows of all pages, as the platform counts them. */
  total: number;
  /** Pages to come. */
  pages: NextPages;
  /** Height of a row before it is measured, px. */
  rowPx: number;
  /** Rows from the end at which the next page is asked for: a fling's way during one round trip. */
  aheadRows: number;
  failedText: string;
  /** Stands in for the next rows while they load. */
  skeleton: ReactNode;
  /** Renders a row; its key identifies it. */
  children(row: Row): ReactElement;
}

/** The list item of a row: says its place among all, not among those in view. */
const itemOf = (total: number) =>
  function Item({ index, ...rest }: CustomItemComponentProps) {
    return <li {...rest} aria-posinset={index + 1} aria-setsize={total} />;
  };

/** A list of which only the rows in view are in the document; asks for the next page before its end is reached. */
export function WindowedList<Row>(props: WindowedListProps<Row>) {
  const { rows, total, pages, rowPx, aheadRows, failedText, skeleton, children } = props;
  const list = useRef<WindowVirtualizerHandle>(null);
  const item = useMemo(() => itemOf(total), [total]);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const loadAhead = () => {
    const handle = list.current;
    if (!handle || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    if (last >= rows.length - aheadRows) void fetchNextPage();
  };
  useEffect(loadAhead);
  return (
    <>
      <WindowVirtualizer
        ref={list}
        as="ul"
        item={item}
        data={rows}
        itemSize={rowPx}
        bufferSize={BUFFER_PX}
        onScroll={loadAhead}
      >
        {children}
      </WindowVirtualizer>
      <ListEnd
        failed={isFetchNextPageError}
        failedText={failedText}
        pending={hasNextPage}
        busy={isFetchingNextPage}
        skeleton={skeleton}
        onRetry={() => void fetchNextPage()}
      />
    </>
  );
}
