import type { Promotion } from '@lobby/api-client';

/** Status of a promotion for the viewer (D2 §3). */
export type Status = NonNullable<Promotion['status']>;

/** Section of the list: the member's, open, or ended. */
export type Place = 'mine' | 'open' | 'ended';

interface StatusTraits {
  /** Whether an application or a sign-up was received; if not, one can be sent. */
  takesPart: boolean;
  place: Place;
  /** Colour of the chip: needs action, done, or over. */
  tone?: 'act' | 'good' | 'over';
}

/** Traits of each status; an unknown status counts as taking part. */
export const STATUSES: Readonly<Record<Status, StatusTraits>> = {
  join: { takesPart: false, place: 'open' },
  coming: { takesPart: false, place: 'open' },
  applying: { takesPart: true, place: 'mine' },
  signed: { takesPart: true, place: 'mine' },
  process: { takesPart: true, place: 'mine' },
  claim: { takesPart: true, place: 'mine', tone: 'act' },
  claimed: { takesPart: true, place: 'open', tone: 'good' },
  issued: { takesPart: true, place: 'open', tone: 'good' },
  rejected: { takesPart: false, place: 'open', tone: 'over' },
  close: { takesPart: false, place: 'ended', tone: 'over' },
  UNKNOWN: { takesPart: true, place: 'open' },
};
