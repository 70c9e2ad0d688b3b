/** Money as a decimal string in the brand's currency (decision 7): added and compared as such, never as a float. */
export type Amount = string;

/** A share as a decimal string: `0.05` is five per cent. */
export type Rate = string;

/** Both ends inclusive, milliseconds since the epoch. */
export interface Range {
  from: number;
  to: number;
}

/** Which page, counted from 1. */
export interface PageQuery {
  page: number;
  /** Rows a page, at most 100. */
  pageSize?: number | undefined;
}

/** One page of a list. */
export interface Page<T> {
  items: T[];
  page: number;
  pageSize: number;
  /** Of all pages. */
  total: number;
  totalPages: number;
}

/** One page of a list, with what all its pages add up to. */
export interface TotalledPage<T, F> extends Page<T> {
  totals: F;
}

/** A page's question in the platform's words. */
export const pageInputOf = ({ page, pageSize }: PageQuery) => ({ page, size: pageSize });

/** A range in the platform's words. */
export const rangeInputOf = (range: Range | undefined) => ({
  startDate: range?.from,
  endDate: range?.to,
});

interface WirePage<W> {
  list: W[];
  page: number;
  size: number;
  total: number;
  totalPages: number;
}

/** The platform's page as ours, each row by `toItem`. */
export function toPage<W, T>(
  { list, page, size, total, totalPages }: WirePage<W>,
  toItem: (row: W) => T,
): Page<T> {
  return { items: list.map((row) => toItem(row)), page, pageSize: size, total, totalPages };
}
