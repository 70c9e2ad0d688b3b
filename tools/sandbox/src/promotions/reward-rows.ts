import type { Language } from '../brands/brands';
import { inLanguage, storedTexts } from '../content/texts';
import type { Db } from '../database/db';
import { CLAIM_DAYS, type RejectReason, type RewardStatus } from './terms';

const DAY_MS = 86_400_000;

/** Stored statuses. `join`, `coming` and `close` are derived from the time. */
type StoredStatus = Exclude<RewardStatus, 'join' | 'coming' | 'close'>;

export interface RewardRow {
  id: number;
  user_id: number;
  promo: string | null;
  applied: number;
  texts: string;
  amount: number;
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

/** Rewards of a user, newest first. */
export const rewardsOf = (db: Db, userId: number): RewardRow[] =>
  db.all<RewardRow>('SELECT * FROM rewards WHERE user_id = ? ORDER BY at DESC, id DESC', userId);

/** Expiring statuses. */
const ENDS: ReadonlySet<StoredStatus> = new Set<StoredStatus>(['claim', 'signed']);

/** Status at a time. */
export function statusAt(row: RewardRow, now: number): Exclude<RewardStatus, 'join'> {
  if (!ENDS.has(row.status)) return row.status;
  if (row.expires_at !== null && row.expires_at <= now) return 'close';
  return row.starts_at > now ? 'coming' : row.status;
}

export const rewardTitle = ({ texts }: Pick<RewardRow, 'texts'>, language: Language): string =>
  inLanguage(storedTexts<string>(texts), language) ?? '';

type NewReward = Omit<RewardRow, 'id' | 'reason'>;

/** Writes a reward; returns its id. */
export function addReward(db: Db, reward: NewReward): number {
  db.run(
    `INSERT INTO rewards (user_id, promo, applied, texts, amount, wager_multiple, status, remark,
       images, at, starts_at, expires_at, order_no) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    reward.user_id,
    reward.promo,
    reward.applied,
    reward.texts,
    reward.amount,
    reward.wager_multiple,
    reward.status,
    reward.remark,
    reward.images,
    reward.at,
    reward.starts_at,
    reward.expires_at,
    reward.order_no,
  );
  const row = db.get<{ id: number }>('SELECT max(id) AS id FROM rewards');
  if (row === undefined) throw new Error('inserted reward not found');
  return row.id;
}

/** Marks a reward as paid automatically, with its order; triggers its mail. Call it after the payment. */
export function markIssued(db: Db, id: number, orderNo: string): void {
  db.run(`UPDATE rewards SET status = 'issued', order_no = ? WHERE id = ?`, orderNo, id);
}

/** Makes a granted reward claimable for some days. */
export function makeClaimable(db: Db, id: number, at: number): void {
  db.run(
    `UPDATE rewards SET status = 'claim', starts_at = ?, expires_at = ?
     WHERE id = ? AND status IN ('applying', 'process')`,
    at,
    at + CLAIM_DAYS * DAY_MS,
    id,
  );
}
