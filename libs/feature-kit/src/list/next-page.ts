/** State of the next page, from the result of an infinite query. */
export interface NextPages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

/** Paging fields of a page. */
interface CountedPage {
  totalPages: number;
}

/**
 * `getNextPageParam` of an infinite query: the next page's number; undefined after the last page, or after a page that
 * added no new row (even if the platform reports more). `keysOf` returns the keys of a page's rows.
 */
export const nextPageOf =
  <Page extends CountedPage>(keysOf: (page: Page) => readonly string[]) =>
  (last: Page, pages: readonly Page[], page: number): number | undefined => {
    if (page >= last.totalPages) return undefined;
    const known = new Set(pages.slice(0, -1).flatMap(keysOf));
    return keysOf(last).some((key) => !known.has(key)) ? page + 1 : undefined;
  };

/** `nextPageOf` for pages with a `list`; `key` returns the key of a row. */
export const nextPageBy = <Row>(key: (row: Row) => string) =>
  nextPageOf(({ list }: CountedPage & { list: readonly Row[] }) => list.map(key));
