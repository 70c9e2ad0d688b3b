import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import { inLanguage, storedTexts } from '../content/texts';
import type { RejectReason } from './promotion-rules';

export type RewardStatus = CallValue<Contract['rewards']['applyPromotion']>['status'];

/**
 * What a reward's status means: `join` a promotion one may apply for, `coming` one that has not begun,
 * `applying` under review, `signed` a place in an event, `process` granted and being prepared, `claim`
 * waiting to be taken, `claimed` taken, `issued` paid without being asked, `rejected` with a reason,
 * `close` over. `join`, `coming` and `close` follow from the time and are never stored.
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

/** Statuses that time ends. */
const ENDS: ReadonlySet<StoredStatus> = new Set<StoredStatus>(['claim', 'signed']);

export function statusAt(row: RewardRow, now: number): RewardStatus {
  if (!ENDS.has(row.status)) return row.status;
  if (row.expires_at !== null && row.expires_at <= now) return 'close';
  return row.starts_at > now ? 'coming' : row.status;
}

export const titleOf = ({ texts }: Pick<RewardRow, 'texts'>, language: Language): string =>
  inLanguage(storedTexts<string>(texts), language) ?? '';
