/** Removes rows whose key occurred before. */
export function onceBy<Row>(rows: readonly Row[], key: (row: Row) => string): Row[] {
  const known = new Set<string>();
  return rows.filter((row) => !known.has(key(row)) && known.add(key(row)));
}

/** Data of an infinite query of a list; undefined before the first page. */
type ListedPages<Row> = { pages: readonly { list: readonly Row[] }[] } | undefined;

/** Rows of all pages without duplicates: if a list has grown, its next page repeats rows. */
export const rowsOf = <Row>(data: ListedPages<Row>, key: (row: Row) => string): Row[] =>
  onceBy(data?.pages.flatMap(({ list }) => list) ?? [], key);
