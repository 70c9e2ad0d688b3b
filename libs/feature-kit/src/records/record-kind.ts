import type { SendOptions } from '@lobby/api-client';
import type { ParseKeys } from 'i18next';

/** Label of the records. */
export type RecordLabel = ParseKeys<'records'>;

/** How a value is written: on the screen in the brand's patterns, in a file as the platform sends it. */
export type Format = 'text' | 'money' | 'signed' | 'count' | 'rate' | 'time' | 'day' | 'word';

/** Place of a value on a row's card; `file`: in files and print alone. */
type Place = 'title' | 'amount' | 'when' | 'status' | 'fact' | 'file';

interface Of<Row, F extends Format, Value> {
  label: RecordLabel;
  format: F;
  /** Default: `fact`. */
  place?: Place;
  /** Null: does not apply to this row, which leaves it out. Undefined: unknown, a dash. */
  value(row: Row): Value | null | undefined;
}

/** One value of a row: its name, how it is written, where it stands. */
export type Column<Row> =
  | Of<Row, 'text' | 'money' | 'signed' | 'rate', string>
  | Of<Row, 'count' | 'time' | 'day', number>
  | Of<Row, 'word', RecordLabel>;

/** One page of rows with the sums of all pages. */
export interface TotalledPage<Row, Sums> {
  list: readonly Row[];
  page: number;
  total: number;
  totalPages: number;
  footer: Sums;
}

/** Values of filters by their parameter. */
type Filters = Readonly<Partial<Record<string, string>>>;

/** Of a record without filters. */
type NoFilters = Readonly<Record<never, string>>;

/** What a page is asked for by. */
export type PageInput<F extends Filters> = Partial<F> & {
  startDate: number;
  endDate: number;
  page: number;
  size: number;
};

/** One choice of a filter. */
export interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** A filter of a record; its values stand in the address. */
export interface RecordFilter<Name extends string = string, Value extends string = string> {
  /** Query parameter. */
  name: Name;
  label: RecordLabel;
  /** Name of no choice. Default: all. */
  none?: RecordLabel;
  /** Undefined until they are loaded. */
  options: readonly FilterOption<Value>[] | undefined;
}

/** A record: where its rows come from, and what they show. */
export interface RecordKind<Row, Sums, F extends Filters = NoFilters> {
  /** In query keys and names of files. */
  name: string;
  title: RecordLabel;
  load(input: PageInput<F>, options: SendOptions): Promise<TotalledPage<Row, Sums>>;
  /** Tells rows apart. */
  key(row: Row): string;
  columns: readonly Column<Row>[];
  sums: readonly Column<Sums>[];
  /** Address of a row's own page, from the address in force; undefined for a row without one. */
  to?(row: Row, query: URLSearchParams): string | undefined;
}
