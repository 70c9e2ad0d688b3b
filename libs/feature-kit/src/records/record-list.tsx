import { Shimmer } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { NextPages } from '../list/next-page';
import { WindowedList } from '../list/windowed-list';
import type { RecordKind } from './record-kind';
import { hasFigures } from './record-query';
import { RecordRow } from './record-row';
import { RowSkeletons } from './record-skeleton';
import { useCellText } from './use-cell-text';
import styles from './record.module.css';

/** Height of a row before it is measured, px. */
const ROW_PX = 132;
const AHEAD_ROWS = 20;

interface RecordListProps<Row> {
  kind: Pick<RecordKind<Row, never, never>, 'title' | 'columns' | 'key' | 'to'>;
  rows: readonly Row[];
  /** Number of rows of all pages. */
  total: number;
  pages: NextPages;
}

/** Rows of a record that have figures, windowed; loads the next page near its end. */
export function RecordList<Row>({ kind, rows, total, pages }: RecordListProps<Row>) {
  const { t } = useTranslation('records');
  const text = useCellText();
  const [query] = useSearchParams();
  const { columns } = kind;
  const shown = useMemo(() => rows.filter((row) => hasFigures(columns, row)), [columns, rows]);
  return (
    <section className={styles.list} aria-label={t(kind.title)}>
      <WindowedList
        rows={shown}
        total={total}
        pages={pages}
        rowPx={ROW_PX}
        aheadRows={AHEAD_ROWS}
        failedText={t('list.moreFailed')}
        skeleton={
          <Shimmer label={t('list.more')}>
            <RowSkeletons count={2} />
          </Shimmer>
        }
      >
        {(row) => (
          <RecordRow
            key={kind.key(row)}
            row={row}
            columns={columns}
            text={text}
            to={kind.to?.(row, query)}
          />
        )}
      </WindowedList>
    </section>
  );
}
