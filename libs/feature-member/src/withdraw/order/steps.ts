import type { Withdrawal } from '@lobby/api-client';

type Status = Withdrawal['status'];

/** Step of a withdrawal. */
export interface Step {
  status: Status;
  /** Time of the status, ms since the epoch; undefined for an upcoming one. */
  at: number | undefined;
}

/** Statuses of a withdrawal that is not held up. */
const USUAL: readonly Status[] = ['SUBMITTED', 'REVIEW', 'PROCESSING', 'PAID'];

/** Upcoming statuses after each status; none for the others. */
const AHEAD: Readonly<Partial<Record<Status, readonly Status[]>>> = {
  SUBMITTED: USUAL.slice(1),
  KYC_REQUIRED: USUAL.slice(1),
  REVIEW: USUAL.slice(2),
  PROCESSING: USUAL.slice(3),
};

/** Past statuses and the current one, even if the platform sends no history. */
function enteredOf({ history, status, time, updateTime }: Withdrawal): Step[] {
  const known = history.length > 0 ? history : [{ status: 'SUBMITTED' as const, at: time }];
  return known.at(-1)?.status === status ? [...known] : [...known, { status, at: updateTime }];
}

/** Steps of a withdrawal: past, current, upcoming. */
export function stepsOf(order: Withdrawal): Step[] {
  const ahead = AHEAD[order.status] ?? [];
  return [...enteredOf(order), ...ahead.map((status) => ({ status, at: undefined }))];
}
