import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import { inLanguage, storedTexts } from '../content/texts';
import type { RejectReason } from './promotion-rules';

export type RewardStatus = CallValue<Contract['rewards']['applyPromotion']>['status'];

/**
 * Reward status: `join` open for application, `coming` not begun, `applying` under review, `signed`
 * registered for an event, `process` granted and being prepared, `claim` claimable, `claimed` claimed,
 * `issued` paid automatically, `rejected` with a reason, `close` ended. `join`, `coming` and `close` follow
 * from the time and are never stored.
 */
export type StoredStatus = Exclude<RewardStatus, 'join' | 'coming' | 'close'>;

export interface RewardRow {
  id: number;
  user_id: number;
  promo: string | null;
  applied: number;
  texts: string;
  amount: number | null;
  wager_multiple: number;
  status: StoredStatus;
  remark: string;
  images: string;
  reason: RejectReason | null;
  at: number;
  starts_at: number;
  expires_at: number | null;
  order_no: string | null;
}

/** Statuses that expire. */
const ENDS: ReadonlySet<StoredStatus> = new Set<StoredStatus>(['claim', 'signed']);

export function statusAt(row: RewardRow, now: number): RewardStatus {
  if (!ENDS.has(row.status)) return row.status;
  if (row.expires_at !== null && row.expires_at <= now) return 'close';
  return row.starts_at > now ? 'coming' : row.status;
}

export const titleOf = ({ texts }: Pick<RewardRow, 'texts'>, language: Language): string =>
  inLanguage(storedTexts<string>(texts), language) ?? '';
