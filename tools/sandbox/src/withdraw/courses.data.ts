import type { CallValue, Contract } from '@lobby/api-client/contract';

type Withdrawal = CallValue<Contract['withdraw']['order']>;
export type Status = Withdrawal['status'];
export type Reason = NonNullable<Withdrawal['reasonCode']>;

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Next status, with the delay since the previous one. */
export interface Step {
  to: Status;
  afterMs: number;
  /** For a step that returns the money. */
  reason?: Reason;
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
  /** Identity check first, for an hour. */
  identity: {
    SUBMITTED: { to: 'KYC_REQUIRED', afterMs: 4 * SECOND_MS },
    KYC_REQUIRED: { to: 'REVIEW', afterMs: HOUR_MS },
    ...PAID,
  },
  rejected: {
    SUBMITTED: REVIEWED,
    REVIEW: { to: 'REJECTED', afterMs: 6 * SECOND_MS, reason: 'RISK_REVIEW' },
  },
  failed: {
    SUBMITTED: REVIEWED,
    ...PAID,
    PROCESSING: { to: 'FAILED', afterMs: 6 * SECOND_MS, reason: 'BANK_REFUSED' },
  },
} as const satisfies Record<string, Steps>;

export type Course = keyof typeof COURSES;

export const STEPS: Readonly<Record<Course, Steps>> = COURSES;

/** The last two whole digits of an amount select the course, so that tests can choose the result. */
export const COURSE_BY_DIGITS: Readonly<Record<number, Course>> = {
  13: 'rejected',
  17: 'failed',
  19: 'identity',
};
