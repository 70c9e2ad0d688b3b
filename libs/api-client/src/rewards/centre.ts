import type * as z from 'zod/mini';
import { rewardsCentre, type rewardStatus } from '../contract/rewards-centre';
import { send, type MoneyOptions, type SendOptions } from '../transport/send';
import { pageInputOf, toPage, type Amount, type Page, type PageQuery } from '../values';
import type { Claimed } from './vip';

/** What a brand offers beside its promotions (D2 §3). */
export type PromotionKind = 'REFERRAL' | 'MISSION' | 'RAIN';

/**
 * Where a promotion, an application or a reward stands: `join` can be applied for, `coming` has not
 * begun, `applying` is under review, `signed` is a place in an event, `process` is granted and being
 * prepared, `claim` waits to be taken, `claimed` was taken, `issued` was paid without asking,
 * `rejected` has a reason, `close` is over (D2 §3).
 */
export type RewardStatus = z.output<typeof rewardStatus>;

/** Why an application was not granted. */
export type RejectReason =
  'ACCOUNT_TOO_OLD' | 'NO_DEPOSIT' | 'NO_STAKE' | 'LEVEL_TOO_LOW' | 'NOTHING_TO_JUDGE';

export interface Reward {
  /** What to claim it by; absent of an offer. */
  claimId: string | undefined;
  promotionId: string | undefined;
  title: string;
  /** Absent where it is not money. */
  amount: Amount | undefined;
  /** ms; absent where nothing ends. */
  expiresAt: number | undefined;
  status: RewardStatus;
  /** The amount is to be staked so many times before a withdrawal; 0 is not at all. */
  wagerMultiple: number;
  rejectReason: RejectReason | undefined;
}

export interface PromotionApplication {
  applicationId: string;
  promotionId: string;
  title: string;
  remark: string;
  /** Ids of uploads. */
  images: string[];
  /** ms. */
  appliedAt: number;
  status: RewardStatus;
  amount: Amount | undefined;
  rejectReason: RejectReason | undefined;
}

/** Which kinds of promotion are open at this brand. */
export async function availablePromotions(
  options?: SendOptions,
): Promise<{ kind: PromotionKind; enabled: boolean }[]> {
  const { content } = await send(rewardsCentre.availablePromotions, {}, options);
  return content.map(({ key, enabled }) => ({ kind: key, enabled }));
}

/**
 * Applies for a promotion. `remark` has at most 140 characters, `images` at most 3 uploads for
 * `PROMOTION` (D2 §5). Throws `promotion.taken`, `promotion.not.eligible` for one that has not begun,
 * `upload.invalid`.
 */
export async function applyPromotion(
  application: { promotionId: string; remark: string; images: readonly string[] },
  options?: SendOptions,
): Promise<{ applicationId: string; status: RewardStatus }> {
  const { promotionId, remark, images } = application;
  const input = { promoId: promotionId, remark, images: [...images] };
  return send(rewardsCentre.applyPromotion, input, options);
}

/** Own applications, newest first. */
export async function applications(
  query: PageQuery,
  options?: SendOptions,
): Promise<Page<PromotionApplication>> {
  const value = await send(rewardsCentre.applications, pageInputOf(query), options);
  return toPage(value, ({ promoId, applyTime, amount, rejectReason, ...row }) => ({
    ...row,
    promotionId: promoId,
    appliedAt: applyTime,
    amount: amount ?? undefined,
    rejectReason: rejectReason ?? undefined,
  }));
}

/** The rewards centre: of one status, or of all. */
export async function rewardList(
  query: PageQuery & { status?: RewardStatus | undefined },
  options?: SendOptions,
): Promise<Page<Reward>> {
  const input = { status: query.status, ...pageInputOf(query) };
  const value = await send(rewardsCentre.rewardList, input, options);
  return toPage(value, (row) => ({
    claimId: row.claimId ?? undefined,
    promotionId: row.promoId ?? undefined,
    title: row.title,
    amount: row.amount ?? undefined,
    expiresAt: row.expiresAt ?? undefined,
    status: row.status,
    wagerMultiple: row.wagerMultiple,
    rejectReason: row.rejectReason ?? undefined,
  }));
}

/** Takes a reward. Throws `reward.not.claimable` for one that is over, not begun or taken. */
export async function claimReward(claimId: string, options: MoneyOptions): Promise<Claimed> {
  return send(rewardsCentre.claimReward, { claimId }, options);
}
