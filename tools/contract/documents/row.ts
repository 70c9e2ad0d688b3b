/** Values of a field according to the documents. */
export interface Format {
  /** `any`: the documents give only the name. */
  readonly kind: 'text' | 'number' | 'flag' | 'list' | 'group' | 'any';
  /** All values. */
  readonly only?: readonly (string | number | boolean)[];
  /** Values that the field takes; others may exist. */
  readonly takes?: readonly (string | number)[];
  /** Length of the longest text, in characters. */
  readonly longest?: number;
  readonly optional?: true;
  /** Default if the field is left out. */
  readonly standard?: string | number;
}

/**
 * `address`: method and path, or only the path if no method is shown. `header`: a header of the call
 * (`ModuleId`, `Encryption`, `Authorization`, `Content-Type`). `error`: a code of the platform.
 */
export type Place = 'address' | 'header' | 'input' | 'output' | 'error';

/** One fact of the documents. */
export interface Row {
  /** Entry of the contract: `area.name`. */
  readonly call: string;
  readonly place: Place;
  /** Path of the field below the input or the envelope's value (`*`: any element; empty: the value itself), an address, a header, or a code. */
  readonly field: string;
  readonly format: Format;
  /** Section, such as `D1 §4`. */
  readonly source: string;
}

type Fields = Readonly<Record<string, Format>>;

interface Facts {
  readonly header?: Fields;
  readonly input?: Fields;
  readonly output?: Fields;
  readonly error?: Fields;
}

export const ANY: Format = { kind: 'any' };
export const TEXT: Format = { kind: 'text' };
export const NUMBER: Format = { kind: 'number' };
export const FLAG: Format = { kind: 'flag' };
export const LIST: Format = { kind: 'list' };
export const GROUP: Format = { kind: 'group' };

const kindOf = (value: string | number | boolean | undefined) =>
  ({ string: 'text', number: 'number', boolean: 'flag' } as const)[
    typeof value as 'string' | 'number' | 'boolean'
  ];

/** A field with exactly these values. */
export const only = (...values: (string | number | boolean)[]): Format => ({
  kind: kindOf(values[0]),
  only: values,
});

/** A field with these values among others. */
export const takes = (...values: (string | number)[]): Format => ({
  kind: kindOf(values[0]),
  takes: values,
});

/** A text of at most so many characters. */
export const upTo = (longest: number): Format => ({ kind: 'text', longest });

/** A field that may be left out. */
export const maybe = (format: Format): Format => ({ ...format, optional: true });

/** A field that may be left out, and then has this value. */
export const standard = (value: string | number, format?: Format): Format => ({
  kind: kindOf(value),
  ...format,
  optional: true,
  standard: value,
});

/** Rows of one call from one section. */
export const facts = (call: string, source: string, places: Facts): Row[] =>
  Object.entries(places as Readonly<Record<Place, Fields>>).flatMap(([place, fields]) =>
    Object.entries(fields).map(([field, format]) => ({
      call,
      place: place as Place,
      field,
      format,
      source,
    })),
  );

/** Row of an address. */
export const address = (call: string, field: string, source: string): Row => ({
  call,
  place: 'address',
  field,
  format: ANY,
  source,
});
