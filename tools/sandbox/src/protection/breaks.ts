import type { RuleBook } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { bookOf, writeBreak } from './person';
import { FOREVER, stateOf } from './state';

const DAY_MS = 86_400_000;

/** Tolerance in ms for a slow client clock; the break then has the minimum length. */
const CLOCK_MS = 5 * 60_000;

interface Bounds {
  least: number;
  most: number;
}

const boundsOf = (lengths: readonly number[]): Bounds => ({
  least: Math.min(...lengths),
  most: Math.max(...lengths),
});

/** Shortest and longest time-out of a rule book. */
export const timeOutMs = ({ timeOutDays }: RuleBook): Bounds =>
  boundsOf(timeOutDays.map((days) => days * DAY_MS));

/** Shortest and longest temporary self-exclusion of a rule book, allowing for the length of months. */
export function exclusionMs({ exclusionMonths }: RuleBook): Bounds {
  const months = exclusionMonths.filter((one) => one !== 'PERMANENT');
  const { least, most } = boundsOf(months);
  return { least: least * 30 * DAY_MS, most: most * 30.5 * DAY_MS };
}

const tooLong = () => refuse('field.invalid', { fields: { until: 'too short or too long' } });

/** End of a break in ms. Throws `field.invalid` if too short or too long. */
function endOf(until: number, now: number, { least, most }: Bounds): number {
  if (until < now + least - CLOCK_MS || until > now + most + CLOCK_MS) {
    throw tooLong();
  }
  return Math.max(until, now + least);
}

/** A break can only be extended. Throws `protection.not.changeable`. */
function assertLonger(until: number, present: number, now: number): void {
  if (present > now && until < present) throw refuse('protection.not.changeable');
}

/** Blocks deposits and play until `until`, at every brand of the operator; withdrawals stay possible. */
export function takeTimeOut(db: Db, userId: number, until: number, now: number): void {
  const present = stateOf(db, userId).time_out_until;
  // Check first: a shorter break is refused even if its own length is valid.
  assertLonger(until, present, now);
  const time_out_until = endOf(until, now, timeOutMs(bookOf(db, userId)));
  writeBreak(db, userId, { time_out_until }, now);
}

/** Excludes the person from login, and ends every session at every brand of the operator. */
export function exclude(db: Db, userId: number, until: number | 'PERMANENT', now: number): void {
  db.transaction(() => {
    const end = until === 'PERMANENT' ? FOREVER : until;
    assertLonger(end, stateOf(db, userId).excluded_until, now);
    const book = bookOf(db, userId);
    const isForGood = end === FOREVER;
    if (isForGood && !book.exclusionMonths.includes('PERMANENT')) throw tooLong();
    const excluded_until = isForGood ? FOREVER : endOf(end, now, exclusionMs(book));
    writeBreak(db, userId, { excluded_until }, now);
  });
}
