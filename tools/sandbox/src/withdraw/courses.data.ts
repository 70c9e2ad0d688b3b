import type { CallValue, Contract } from '@lobby/api-client/contract';

type Withdrawal = CallValue<Contract['withdraw']['order']>;
export type Status = Withdrawal['status'];
export type Reason = NonNullable<Withdrawal['reasonCode']>;

const SECOND_MS = 1_000;

/** Next status, with the delay since the previous one. */
export interface Step {
  to: Status;
  afterMs: number;
}

type Steps = Partial<Record<Status, Step>>;

const REVIEWED = { to: 'REVIEW', afterMs: 4 * SECOND_MS } as const;

const PAID: Steps = {
  REVIEW: { to: 'PROCESSING', afterMs: 6 * SECOND_MS },
  PROCESSING: { to: 'PAID', afterMs: 6 * SECOND_MS },
};

/** Sequences of statuses of a withdrawal, from `SUBMITTED`. */
const COURSES = {
  usual: { SUBMITTED: REVIEWED, ...PAID },
  /** Waits for the identity check, which continues it as `usual`. */
  identity: { SUBMITTED: { to: 'KYC_REQUIRED', afterMs: 4 * SECOND_MS } },
} as const satisfies Record<string, Steps>;

export type Course = keyof typeof COURSES;

export const STEPS: Readonly<Record<Course, Steps>> = COURSES;

/** Reasons of a returned withdrawal, as `withdraw.order` shows them. */
export const REASONS = [
  'RISK_REVIEW',
  'IDENTITY_REJECTED',
  'BANK_REFUSED',
  'BANK_UNAVAILABLE',
] as const satisfies Reason[];

/** What an operator may decide about an open withdrawal. */
export const DECISIONS = {
  /** Paid at once. */
  approve: { to: 'PAID' },
  /** Money goes back. */
  reject: { to: 'REJECTED', reason: 'RISK_REVIEW' },
  /** The bank refuses; money goes back. */
  fail: { to: 'FAILED', reason: 'BANK_REFUSED' },
  /** Waits for the identity check, then goes the usual way. */
  identity: { to: 'KYC_REQUIRED', course: 'identity' },
  /** Stays as it is until the next decision. */
  hold: { held: true },
  /** Goes on the usual way. */
  resume: {},
} as const satisfies Record<string, Verdict>;

export type Decision = keyof typeof DECISIONS;

/** New status, usual reason and course of a decision; without `to` the status stays. */
export interface Verdict {
  to?: Status;
  reason?: Reason;
  course?: Course;
  held?: true;
}
