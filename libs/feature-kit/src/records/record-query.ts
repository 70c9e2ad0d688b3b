import type { Language } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextPageBy } from '../list/next-page';
import type { Column, RecordKind } from './record-kind';

/** Rows per page on the screen. */
const PAGE_SIZE = 50;
/** Rows per page of a file: the platform's maximum. */
const FILE_PAGE_SIZE = 100;
/** Concurrent page requests of a file: as many connections as a browser opens. */
const AT_ONCE = 6;
/** Longer lists are not refetched automatically, only by "refresh". */
const REFRESHED_PAGES = 3;

/** Range and filters of a list, as parameters of its call. */
export interface RecordRequest<F> {
  range: { startDate: number; endDate: number };
  filters: Partial<F>;
  language: Language;
}

/** Pages of a record in a range. */
export function recordPagesQuery<Row, Sums, F extends Partial<Record<string, string>>>(
  kind: RecordKind<Row, Sums, F>,
  request: RecordRequest<F>,
) {
  return infiniteQueryOptions({
    queryKey: [...accountKey, 'records', kind.name, request],
    queryFn: ({ pageParam, signal }) =>
      kind.load(
        { ...request.filters, ...request.range, page: pageParam, size: PAGE_SIZE },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(kind.key),
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= REFRESHED_PAGES,
    refetchOnWindowFocus: false,
    // Comparing all rows on each new page would cost more than it saves.
    structuralSharing: false,
  });
}

interface AllRowsOptions {
  signal: AbortSignal;
  /** Called with the number of rows so far, and of all. */
  onProgress?: (done: number, total: number) => void;
  /** Most rows to load. */
  most?: number;
}

/** All rows of a range, for a file or a chart. */
export interface AllRows<Row> {
  rows: Row[];
  /** Number of rows by the platform; larger if some rows could not be parsed. */
  total: number;
}

/** Loads all rows of a range, several pages at a time; stops at a batch without a new row. */
export async function loadAllRows<Row, Sums, F extends Partial<Record<string, string>>>(
  kind: RecordKind<Row, Sums, F>,
  { filters, range }: RecordRequest<F>,
  { signal, onProgress, most = Infinity }: AllRowsOptions,
): Promise<AllRows<Row>> {
  const load = (page: number) =>
    kind.load({ ...filters, ...range, page, size: FILE_PAGE_SIZE }, { signal });
  const { list, total, totalPages } = await load(1);
  const rows = new Map<string, Row>();
  const add = (more: readonly Row[]) => {
    const before = rows.size;
    for (const row of more) rows.set(kind.key(row), row);
    onProgress?.(rows.size, total);
    return rows.size > before;
  };
  let grows = add(list);
  for (let page = 2; grows && page <= totalPages && rows.size < most; page += AT_ONCE) {
    const count = Math.min(AT_ONCE, totalPages - page + 1);
    const batch = await Promise.all(
      Array.from({ length: count }, (_, index) => load(page + index)),
    );
    signal.throwIfAborted();
    grows = add(batch.flatMap((one) => one.list));
  }
  return { rows: [...rows.values()], total };
}

/** Whether any figure of a row is not null; a row without figures, such as a day without movements, is not shown. */
export function hasFigures<Row>(columns: readonly Column<Row>[], row: Row): boolean {
  const figures = columns.filter(({ place = 'fact' }) => place === 'fact' || place === 'amount');
  return figures.length === 0 || figures.some((column) => column.value(row) !== null);
}
