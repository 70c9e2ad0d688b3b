import { ListEnd } from '../list/list-end';
import { Shimmer } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { RecordKind } from './record-kind';
import { RecordRow } from './record-row';
import { RowSkeletons } from './record-skeleton';
import { useCellText } from './use-cell-text';
import styles from './record.module.css';

/** Pixels rendered beyond the view on each side. */
const BUFFER_PX = 240;
/** Height of a row before it is measured, in pixels. */
const ROW_PX = 132;
/** Rows from the end at which the next page is asked for: a fling's way during one round trip. */
const AHEAD_ROWS = 20;

interface RecordListProps<Row> {
  kind: Pick<RecordKind<Row, never, never>, 'title' | 'columns' | 'key' | 'to'>;
  rows: readonly Row[];
  /** Pages to come. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
}

/** Rows of a record, only those in view in the document; asks for the next page before its end is reached. */
export function RecordList<Row>({ kind, rows, pages }: RecordListProps<Row>) {
  const { t } = useTranslation('records');
  const text = useCellText();
  const [query] = useSearchParams();
  const list = useRef<WindowVirtualizerHandle>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const loadAhead = () => {
    const handle = list.current;
    if (!handle || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    if (last >= rows.length - AHEAD_ROWS) void fetchNextPage();
  };
  useEffect(loadAhead);
  return (
    <section className={styles.list} aria-label={t(kind.title)}>
      <WindowVirtualizer
        ref={list}
        as="ul"
        item="li"
        data={rows}
        itemSize={ROW_PX}
        bufferSize={BUFFER_PX}
        onScroll={loadAhead}
      >
        {(row) => (
          <RecordRow
            key={kind.key(row)}
            row={row}
            columns={kind.columns}
            text={text}
            to={kind.to?.(row, query)}
          />
        )}
      </WindowVirtualizer>
      <ListEnd
        failed={isFetchNextPageError}
        failedText={t('list.moreFailed')}
        pending={hasNextPage}
        busy={isFetchingNextPage}
        skeleton={
          <Shimmer label={t('list.more')}>
            <RowSkeletons count={2} />
          </Shimmer>
        }
        onRetry={() => void fetchNextPage()}
      />
    </section>
  );
}
