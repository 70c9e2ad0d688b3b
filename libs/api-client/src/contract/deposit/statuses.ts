import type { UNKNOWN } from '../wire';

/** Deposit statuses: PENDING awaits payment, PAID is being credited; the others are final. */
export const DEPOSIT_STATUSES = [
  'PENDING',
  'PAID',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REJECTED',
  'CANCELLED',
] as const;

/** State of a deposit in an answer. */
type DepositStatus = (typeof DEPOSIT_STATUSES)[number] | typeof UNKNOWN;

const FINAL: ReadonlySet<DepositStatus> = new Set([
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REJECTED',
  'CANCELLED',
]);

/** Whether a deposit may still change; unknown statuses count as open. */
export const isDepositOpen = ({ status }: { status: DepositStatus }): boolean => !FINAL.has(status);
