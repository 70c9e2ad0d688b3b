import { useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import {
  WindowVirtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { ListEnd } from './list-end';
import type { NextPages } from './next-page';

/** Pixels rendered beyond the view on each side. */
const BUFFER_PX = 240;

interface WindowedListProps<Row> {
  rows: readonly Row[];
  /** Number of rows of all pages, by the platform. */
  total: number;
  /** State of the next page. */
  pages: NextPages;
  /** Height of a row before it is measured, px. */
  rowPx: number;
  /** Rows before the end at which the next page is fetched: as many as a fling passes during one round trip. */
  aheadRows: number;
  failedText: string;
  /** Shown while the next rows load. */
  skeleton: ReactNode;
  /** Renders a row; its key identifies it. */
  children(row: Row): ReactElement;
}

/** The list; its role is stated, as Safari drops that of a list without markers. */
const List = (props: CustomContainerComponentProps) => <ul role="list" {...props} />;

/** List item of a row, with its position among all rows. */
const itemOf = (total: number) =>
  function Item({ index, ...rest }: CustomItemComponentProps) {
    return <li {...rest} aria-posinset={index + 1} aria-setsize={total} />;
  };

/** A list that renders only the rows in view; fetches the next page before its end is reached. */
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
        as={List}
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
