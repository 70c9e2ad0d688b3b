import type { WireOrder } from './orders';

export type Reason = NonNullable<WireOrder['reasonCode']>;

/** Reasons of a failed deposit, as `deposit.order` shows them. */
export const REASONS = [
  'PAYER_MISMATCH',
  'DECLINED_BY_BANK',
  'REFUSED_BY_PAYER',
] as const satisfies Reason[];

/** Operator decisions about an open deposit; a `status` is final. */
export const DECISIONS = {
  /** Paid and credited at once. */
  approve: {},
  reject: { status: 'REJECTED', reason: 'PAYER_MISMATCH' },
  /** The bank declines. */
  fail: { status: 'FAILED', reason: 'DECLINED_BY_BANK' },
  /** The bank does nothing: the next decision or the deadline ends it. */
  hold: {},
} as const satisfies Record<string, { status?: WireOrder['status']; reason?: Reason }>;

export type Decision = keyof typeof DECISIONS;
