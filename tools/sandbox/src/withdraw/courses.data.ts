import type { CallValue, Contract } from '@lobby/api-client/contract';

type Withdrawal = CallValue<Contract['withdraw']['order']>;
export type Status = Withdrawal['status'];
export type Reason = NonNullable<Withdrawal['reasonCode']>;

const SECOND_MS = 1_000;

/** Next status, with the delay since the previous one. */
interface Step {
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
  /** Waits for the identity check, which resumes it as `usual`. */
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

/** Operator decisions about an open withdrawal. */
export const DECISIONS = {
  /** Paid at once. */
  approve: { to: 'PAID' },
  /** Refunds the money. */
  reject: { to: 'REJECTED', reason: 'RISK_REVIEW' },
  /** The bank refuses; refunds the money. */
  fail: { to: 'FAILED', reason: 'BANK_REFUSED' },
  /** Waits for the identity check, then resumes the usual course. */
  identity: { to: 'KYC_REQUIRED', course: 'identity' },
  /** Keeps the status until the next decision. */
  hold: { held: true },
  /** Resumes the usual course. */
  resume: {},
} as const satisfies Record<string, Verdict>;

export type Decision = keyof typeof DECISIONS;

/** New status, default reason and course of a decision; without `to` the status is unchanged. */
export interface Verdict {
  to?: Status;
  reason?: Reason;
  course?: Course;
  held?: true;
}
