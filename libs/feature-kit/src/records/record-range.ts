import { dayText, parseDay, startOf, type Day } from './days';

/** Days of each range, today the last. */
const RANGE_DAYS = { today: 1, '7': 7, '30': 30 } as const;

export type RangeId = keyof typeof RANGE_DAYS | 'own';

const NAMED = ['today', '7', '30'] as const satisfies readonly RangeId[];
const USUAL = '7';

/** Ranges in their order. */
export const RANGE_IDS: readonly RangeId[] = [...NAMED, 'own'];

/** The platform answers a range of at most a year. */
const MOST_DAYS = 366;

/** Days of a record, both inclusive. */
export interface RecordRange {
  id: RangeId;
  from: Day;
  to: Day;
}

/** What is wrong with own dates, and at which of the two. */
export interface RangeProblem {
  at: 'from' | 'to';
  code: 'date' | 'future' | 'order' | 'long';
}

const lastDays = (id: keyof typeof RANGE_DAYS, today: Day): RecordRange => ({
  id,
  from: today - RANGE_DAYS[id] + 1,
  to: today,
});

/** Reads own dates from untrusted texts: the range, or what is wrong with it. */
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

/** The range of a name; the usual one for an unknown name. */
const namedRange = (name: string | null): keyof typeof RANGE_DAYS =>
  NAMED.find((id) => id === name) ?? USUAL;

/** The range of an address: its own dates, else one of the last days, else the last seven. */
export function readRange(query: URLSearchParams, today: Day): RecordRange {
  const texts = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const own = readOwnRange(texts, today);
  if ('id' in own) return own;
  return lastDays(namedRange(query.get('range')), today);
}

/** Query parameters of a range; undefined ones are left out. */
export const rangeParameters = ({ id, from, to }: RecordRange) =>
  id === 'own'
    ? { range: undefined, from: dayText(from), to: dayText(to) }
    : { range: id === USUAL ? undefined : id, from: undefined, to: undefined };

/** The first and last millisecond of a range, as the platform asks for them. */
export const rangeInput = ({ from, to }: Pick<RecordRange, 'from' | 'to'>, offsetMs: number) => ({
  startDate: startOf(from, offsetMs),
  endDate: startOf(to + 1, offsetMs) - 1,
});

/** A range of the last days by its name. */
export const rangeOf = (id: Exclude<RangeId, 'own'>, today: Day): RecordRange =>
  lastDays(id, today);
