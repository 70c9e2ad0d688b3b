import { closeSessionsOf } from '../accounts/sessions';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { accountsOfPerson, breaksOf } from './person';
import { FOREVER, setState } from './state';

const DAY_MS = 86_400_000;

/** Tolerance in ms for a client clock that is slow; the break then has the minimum length. */
const CLOCK_MS = 5 * 60_000;

export const TIME_OUT_MS = { least: DAY_MS, most: 42 * DAY_MS };
/** Six months and five years, allowing for the length of months. */
export const EXCLUSION_MS = { least: 180 * DAY_MS, most: 1_830 * DAY_MS };

interface Bounds {
  least: number;
  most: number;
}

/** End of a break in ms. Throws `field.invalid` if too short or too long. */
function endOf(until: number, now: number, { least, most }: Bounds): number {
  if (until < now + least - CLOCK_MS || until > now + most + CLOCK_MS) {
    throw refuse('field.invalid', { fields: { until: 'too short or too long' } });
  }
  return Math.max(until, now + least);
}

/** A break can only be extended. Throws `protection.not.changeable`. */
function assertLonger(until: number, present: number, now: number): void {
  if (present > now && until < present) throw refuse('protection.not.changeable');
}

/** Blocks deposits and play until then, at every brand of the operator; withdrawals stay possible. */
export function takeTimeOut(db: Db, userId: number, until: number, now: number): void {
  const present = breaksOf(db, userId).time_out_until;
  // Check first: a shorter break is refused even if its own length is valid.
  assertLonger(until, present, now);
  setState(db, userId, { time_out_until: endOf(until, now, TIME_OUT_MS) });
}

/** Excludes the person from login, and ends every session at every brand of the operator. */
export function exclude(db: Db, userId: number, until: number | 'PERMANENT', now: number): void {
  db.transaction(() => {
    const end = until === 'PERMANENT' ? FOREVER : until;
    assertLonger(end, breaksOf(db, userId).excluded_until, now);
    const excluded_until = end === FOREVER ? FOREVER : endOf(end, now, EXCLUSION_MS);
    setState(db, userId, { excluded_until });
    for (const id of accountsOfPerson(db, userId)) closeSessionsOf(db, id);
  });
}
