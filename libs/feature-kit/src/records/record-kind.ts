import type { SendOptions } from '@lobby/api-client';
import type { ParseKeys } from 'i18next';
import type { CategoryLabel } from '../categories/category-label';

/** Label key of the namespace `records`. */
export type RecordLabel = ParseKeys<'records'>;

/** Format of a value: localized on the screen, as sent by the platform in a file. */
type Format = 'text' | 'money' | 'signed' | 'count' | 'rate' | 'time' | 'day' | 'word';

/** Place of a value on a row's card; `file`: only in files and print. */
type Place = 'title' | 'amount' | 'when' | 'status' | 'fact' | 'file';

interface Of<Row, F extends Format, Value> {
  label: RecordLabel;
  format: F;
  /** Default: `fact`. */
  place?: Place;
  /** Null: does not apply to this row, omitted. Undefined: unknown, a dash. */
  value(row: Row): Value | null | undefined;
}

/** One value of a row: its label, format and place. */
export type Column<Row> =
  | Of<Row, 'text' | 'money' | 'signed' | 'rate', string>
  | Of<Row, 'count' | 'time' | 'day', number>
  | Of<Row, 'word', RecordLabel | CategoryLabel>;

/** One page of rows with the sums of all pages. */
export interface TotalledPage<Row, Sums> {
  list: readonly Row[];
  page: number;
  total: number;
  totalPages: number;
  footer: Sums;
}

/** Values of filters by parameter. */
type Filters = Readonly<Partial<Record<string, string>>>;

/** Filters of a record without filters. */
type NoFilters = Readonly<Record<never, string>>;

/** Parameters of a page's call. */
type PageInput<F extends Filters> = Partial<F> & {
  startDate: number;
  endDate: number;
  page: number;
  size: number;
};

/** Option of a filter. */
interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** A filter of a record; its value is in the address. */
export interface RecordFilter<Name extends string = string, Value extends string = string> {
  /** Query parameter. */
  name: Name;
  label: RecordLabel;
  /** Label of the empty choice. Default: all. */
  none?: RecordLabel;
  /** Undefined until they are loaded. */
  options: readonly FilterOption<Value>[] | undefined;
}

/** A record: the call of its rows, and their columns. */
export interface RecordKind<Row, Sums, F extends Filters = NoFilters> {
  /** Used in query keys and file names. */
  name: string;
  title: RecordLabel;
  load(input: PageInput<F>, options: SendOptions): Promise<TotalledPage<Row, Sums>>;
  /** Returns the unique key of a row. */
  key(row: Row): string;
  columns: readonly Column<Row>[];
  sums: readonly Column<Sums>[];
  /** Returns the address of a row's page, based on the current query; undefined if it has none. */
  to?(row: Row, query: URLSearchParams): string | undefined;
}
