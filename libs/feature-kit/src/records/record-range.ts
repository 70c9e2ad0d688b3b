import { dayText, parseDay, startOfDay, type Day } from './days';

/** Days of each range, up to today. */
const RANGE_DAYS = { today: 1, '7': 7, '30': 30 } as const;

export type RangeId = keyof typeof RANGE_DAYS | 'own';

const NAMED = ['today', '7', '30'] as const satisfies readonly RangeId[];
const USUAL = '7';

/** Ranges in display order. */
export const RANGE_IDS: readonly RangeId[] = [...NAMED, 'own'];

/** Longest range that the platform accepts. */
const MOST_DAYS = 366;

/** Days of a record, both inclusive. */
export interface RecordRange {
  id: RangeId;
  from: Day;
  to: Day;
}

/** Error of typed dates, and its field. */
export interface RangeProblem {
  at: 'from' | 'to';
  code: 'date' | 'future' | 'order' | 'long';
}

const lastDays = (id: keyof typeof RANGE_DAYS, today: Day): RecordRange => ({
  id,
  from: today - RANGE_DAYS[id] + 1,
  to: today,
});

/** Parses untrusted dates; returns the range or its error. */
export function readOwnRange(
  texts: { from: string; to: string },
  today: Day,
): RecordRange | RangeProblem {
  const from = parseDay(texts.from);
  const to = parseDay(texts.to);
  if (from === undefined) return { at: 'from', code: 'date' };
  if (to === undefined) return { at: 'to', code: 'date' };
  if (from > today) return { at: 'from', code: 'future' };
  if (to > today) return { at: 'to', code: 'future' };
  if (from > to) return { at: 'to', code: 'order' };
  if (to - from >= MOST_DAYS) return { at: 'from', code: 'long' };
  return { id: 'own', from, to };
}

/** Returns a range's name; the default for an unknown one. */
const namedRange = (name: string | null): keyof typeof RANGE_DAYS =>
  NAMED.find((id) => id === name) ?? USUAL;

/** The range of an address: its dates, else a named range, else the last seven days. */
export function readRange(query: URLSearchParams, today: Day): RecordRange {
  const texts = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const own = readOwnRange(texts, today);
  if ('id' in own) return own;
  return lastDays(namedRange(query.get('range')), today);
}

/** Query parameters of a range; undefined ones are removed. */
export const rangeParameters = ({ id, from, to }: RecordRange) =>
  id === 'own'
    ? { range: undefined, from: dayText(from), to: dayText(to) }
    : { range: id === USUAL ? undefined : id, from: undefined, to: undefined };

/** First and last millisecond of a range, as parameters of a call. */
export const rangeInput = ({ from, to }: Pick<RecordRange, 'from' | 'to'>, offsetMs: number) => ({
  startDate: startOfDay(from, offsetMs),
  endDate: startOfDay(to + 1, offsetMs) - 1,
});

/** Returns a named range, up to today. */
export const rangeOf = (id: Exclude<RangeId, 'own'>, today: Day): RecordRange =>
  lastDays(id, today);
