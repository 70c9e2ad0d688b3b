import type { Withdrawal } from '@lobby/api-client';

type Status = Withdrawal['status'];

/** A state of a withdrawal. */
export interface Step {
  status: Status;
  /** When it was entered; undefined of one that is still to come. */
  at: number | undefined;
}

/** States that a withdrawal goes through unless something holds it. */
const USUAL: readonly Status[] = ['SUBMITTED', 'REVIEW', 'PROCESSING', 'PAID'];

/** States to come after each state; none after the others. */
const AHEAD: Readonly<Partial<Record<Status, readonly Status[]>>> = {
  SUBMITTED: USUAL.slice(1),
  KYC_REQUIRED: USUAL.slice(1),
  REVIEW: USUAL.slice(2),
  PROCESSING: USUAL.slice(3),
};

/** States entered, the last being the state of now, even where the platform keeps no history. */
function enteredOf({ history, status, time, updateTime }: Withdrawal): Step[] {
  const known = history.length > 0 ? history : [{ status: 'SUBMITTED' as const, at: time }];
  return known.at(-1)?.status === status ? [...known] : [...known, { status, at: updateTime }];
}

/** States of a withdrawal in their order: those entered with their times, then those to come. */
export function stepsOf(order: Withdrawal): Step[] {
  const ahead = AHEAD[order.status] ?? [];
  return [...enteredOf(order), ...ahead.map((status) => ({ status, at: undefined }))];
}
