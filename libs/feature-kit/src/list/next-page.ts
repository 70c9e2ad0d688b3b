/** Pages to come, of the result of an infinite query. */
export interface NextPages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

/** What a page of a list tells of those that follow. */
interface ListedPage {
  totalPages: number;
  list: readonly unknown[];
}

/**
 * Number of the page after one, `getNextPageParam` of an infinite query; undefined after the last, and after an empty
 * one, whatever the platform counts.
 */
export const nextPage = (
  { totalPages, list }: ListedPage,
  _pages: unknown,
  page: number,
): number | undefined => (page < totalPages && list.length > 0 ? page + 1 : undefined);
