/** Number of pages; 0 for no rows. */
export function totalPages(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize);
}

/** Rows to skip before a page, counted from 1. */
export function offsetOf(pageNo: number, pageSize: number): number {
  return (pageNo - 1) * pageSize;
}
