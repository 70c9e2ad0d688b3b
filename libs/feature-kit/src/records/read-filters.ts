import type { RecordFilter } from './record-kind';

/** Whether every value is one of its filter's options. */
const areOptions = <F extends object>(
  chosen: object,
  filters: readonly RecordFilter[],
): chosen is Partial<F> =>
  Object.entries(chosen).every(([name, value]) =>
    filters.some(
      (filter) => filter.name === name && filter.options?.some((one) => one.value === value),
    ),
  );

/** Reads the values of filters from a query; ignores values that are no option. */
export function readFilters<F extends object>(
  query: URLSearchParams,
  filters: readonly RecordFilter[],
): Partial<F> {
  const chosen = filters.flatMap(({ name, options }) => {
    const value = query.get(name);
    const known = options?.some((option) => option.value === value);
    return known ? [[name, value] as const] : [];
  });
  const values: object = Object.fromEntries(chosen);
  return areOptions<F>(values, filters) ? values : {};
}

/** Whether all filters of a query can be read: each is unset or its options are loaded. */
export const areFiltersKnown = (query: URLSearchParams, filters: readonly RecordFilter[]) =>
  filters.every(({ name, options }) => options !== undefined || !query.has(name));
