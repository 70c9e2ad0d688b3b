import type { Db, Value } from '../database/db';

/** Requested page, counted from 1. */
export interface PageQuery {
  page: number;
  size: number;
}

/** Page in wire format (`pageOf` of the contract). */
export interface Page<T> extends PageQuery {
  list: T[];
  total: number;
  totalPages: number;
}

/** Page of a `SELECT` without limit; `values` are its parameters. */
export function pageFrom<Row, T>(
  db: Db,
  { page, size }: PageQuery,
  select: { columns: string; from: string; order: string; values: readonly Value[] },
  toItem: (row: Row) => T,
): Page<T> {
  const { total } = db.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${select.from}`,
    ...select.values,
  ) ?? { total: 0 };
  const rows = db.all<Row>(
    `SELECT ${select.columns} FROM ${select.from} ORDER BY ${select.order} LIMIT ? OFFSET ?`,
    ...select.values,
    size,
    (page - 1) * size,
  );
  return { list: rows.map(toItem), page, size, total, totalPages: Math.ceil(total / size) };
}

/** Page of a list in memory. */
export function pageOfList<T>(list: readonly T[], { page, size }: PageQuery): Page<T> {
  const from = (page - 1) * size;
  return {
    list: list.slice(from, from + size),
    page,
    size,
    total: list.length,
    totalPages: Math.ceil(list.length / size),
  };
}
