import type { Language } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Column, RecordKind, TotalledPage } from './record-kind';

/** Rows of a page on the screen. */
const PAGE_SIZE = 50;
/** Rows of a page of a file: the most that the platform gives. */
const FILE_PAGE_SIZE = 100;
/** Pages of a file under way at once: as many connections as a browser opens. */
const AT_ONCE = 6;
/** A list of more pages is not fetched again by itself: "refresh" does it. */
const REFRESHED_PAGES = 3;

/** What a list shows: range and filters, as the platform asks for them. */
export interface RecordRequest<F> {
  range: { startDate: number; endDate: number };
  filters: Partial<F>;
  language: Language;
}

/** Rows of all pages, each once. */
export function rowsOf<Row>(
  { key }: Pick<RecordKind<Row, never>, 'key'>,
  pages: readonly { list: readonly Row[] }[],
): Row[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((row) => [key(row), row])).values()];
}

/**
 * The number of the page that follows; undefined after the last, and after a page without a row that is new, whatever
 * the platform counts. `pages` are those so far, this one last.
 */
export function nextPage<Row>(
  kind: Pick<RecordKind<Row, never>, 'key'>,
  pages: readonly Pick<TotalledPage<Row, never>, 'list' | 'totalPages'>[],
): number | undefined {
  const last = pages.at(-1);
  if (!last || pages.length >= last.totalPages) return undefined;
  const before = rowsOf(kind, pages.slice(0, -1)).length;
  return rowsOf(kind, pages).length > before ? pages.length + 1 : undefined;
}

/** Pages of a record. */
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
    getNextPageParam: (_last, pages) => nextPage(kind, pages),
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= REFRESHED_PAGES,
    refetchOnWindowFocus: false,
    // Comparing every row with every page that arrives would cost more than it saves.
    structuralSharing: false,
  });
}

interface AllRowsOptions {
  signal: AbortSignal;
  /** Called with the rows so far and of how many. */
  onProgress?: (done: number, total: number) => void;
  /** Rows to stop at. */
  most?: number;
}

/** Every row of a range, for a file or a chart. */
export interface AllRows<Row> {
  rows: Row[];
  /** Rows that the platform counts: more where some could not be read. */
  total: number;
}

/** Loads every row of a range, several pages at a time; ends at a batch without a row that is new. */
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

/** Whether a row says something: one whose figures are all null, such as a day without any movement, needs no card. */
export function hasFigures<Row>(columns: readonly Column<Row>[], row: Row): boolean {
  const figures = columns.filter(({ place = 'fact' }) => place === 'fact' || place === 'amount');
  return figures.length === 0 || figures.some((column) => column.value(row) !== null);
}
