import type { UNKNOWN } from '../wire';

/** `PAID`, `REJECTED` and `FAILED` are final. `KYC_REQUIRED` ends with the identity check (`security.identity`). */
export const WITHDRAWAL_STATUSES = [
  'SUBMITTED',
  'REVIEW',
  'KYC_REQUIRED',
  'PROCESSING',
  'PAID',
  'REJECTED',
  'FAILED',
] as const;

/** State of a withdrawal in an answer. */
type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number] | typeof UNKNOWN;

const FINAL: ReadonlySet<WithdrawalStatus> = new Set(['PAID', 'REJECTED', 'FAILED']);

/** Whether a withdrawal may still change; unknown statuses count as open. */
export const isWithdrawalOpen = ({ status }: { status: WithdrawalStatus }): boolean =>
  !FINAL.has(status);
