import { closeSessionsOf } from '../accounts/sessions';
import type { Db } from '../database/db';
import { refuse } from '../pipeline/refusal';
import { FOREVER, setState, stateOf } from './state';

const DAY_MS = 86_400_000;

/** A phone's clock that is a little behind is forgiven; the break is then as long as the shortest. */
const CLOCK_MS = 5 * 60_000;

export const TIME_OUT_MS = { least: DAY_MS, most: 42 * DAY_MS };
/** Six months and five years, as the shortest and longest months make them. */
export const EXCLUSION_MS = { least: 180 * DAY_MS, most: 1_830 * DAY_MS };

interface Bounds {
  least: number;
  most: number;
}

/** Throws `field.invalid` for a break that is too short or too long; answers when it ends. */
function endOf(until: number, now: number, { least, most }: Bounds): number {
  if (until < now + least - CLOCK_MS || until > now + most + CLOCK_MS) {
    throw refuse('field.invalid', { fields: { until: 'too short or too long' } });
  }
  return Math.max(until, now + least);
}

/** A break only ever becomes longer. Throws `protection.not.changeable`. */
function assertLonger(until: number, present: number, now: number): void {
  if (present > now && until < present) throw refuse('protection.not.changeable');
}

/** No deposits and no play until then; what is there may be withdrawn. */
export function takeTimeOut(db: Db, userId: number, until: number, now: number): void {
  const present = stateOf(db, userId).time_out_until;
  // A shorter one is refused for that, whether or not it would be long enough of itself.
  assertLonger(until, present, now);
  setState(db, userId, { time_out_until: endOf(until, now, TIME_OUT_MS) });
}

/** Closes the account to its owner, and ends every session. */
export function exclude(db: Db, userId: number, until: number | 'PERMANENT', now: number): void {
  db.transaction(() => {
    const asked = until === 'PERMANENT' ? FOREVER : until;
    assertLonger(asked, stateOf(db, userId).excluded_until, now);
    const excluded_until = asked === FOREVER ? FOREVER : endOf(asked, now, EXCLUSION_MS);
    setState(db, userId, { excluded_until });
    closeSessionsOf(db, userId);
  });
}
