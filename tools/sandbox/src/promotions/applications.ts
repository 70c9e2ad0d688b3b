import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import { type BrandCode, brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { pageFrom } from '../paging/page';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { assertUploads } from '../uploads/uploads';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { payReward } from '../rewards/pay';
import { type PromotionRule, ruleOf } from './promotion-rules';
import { type Promotion, promotionOf, titlesOf } from './promotions';
import { type RewardRow, type StoredStatus, statusAt, titleOf } from './reward-rows';
import { BRAND_UNIT } from '../rewards/units.data';

type Applied = CallValue<Contract['rewards']['applyPromotion']>;
type Applications = CallValue<Contract['rewards']['applications']>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
export const REVIEW_AFTER_MS = 2 * MINUTE_MS;
export const READY_AFTER_MS = MINUTE_MS;
/** Days in which a reward can be claimed. */
const CLAIM_DAYS = 7;

/** Throws `promotion.taken` if an application is open, granted or signed. */
function assertFree(db: Db, userId: number, promoId: string): void {
  const taken = db.get(
    `SELECT id FROM rewards
     WHERE user_id = ? AND promo = ? AND applied = 1 AND status <> 'rejected'`,
    userId,
    promoId,
  );
  if (taken !== undefined) throw refuse('promotion.taken');
}

interface NewApplication {
  promotion: Promotion;
  rule: PromotionRule;
  remark: string;
  images: readonly string[];
}

function write(
  { db, brand, now }: Context,
  userId: number,
  { promotion, rule, remark, images }: NewApplication,
): { id: number; status: StoredStatus } {
  const signs = rule.handling === 'sign';
  const status = signs ? 'signed' : 'applying';
  db.run(
    `INSERT INTO rewards (user_id, promo, applied, texts, amount, wager_multiple, status, remark,
       images, at, starts_at, expires_at) VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    userId,
    promotion.id,
    titlesOf(promotion),
    signs ? null : rule.units * BRAND_UNIT[brand.code],
    signs ? 0 : rule.wagerMultiple,
    status,
    remark,
    JSON.stringify(images),
    now,
    now,
    signs ? now + rule.days * DAY_MS : null,
  );
  const row = db.get<{ id: number }>('SELECT max(id) AS id FROM rewards WHERE user_id = ?', userId);
  if (row === undefined) throw new Error('an application that was written is gone');
  return { id: row.id, status };
}

/** Applies for a promotion: events are signed up at once, others are reviewed. */
export function applyFor(
  context: Context,
  { promoId, remark, images }: CallParsed<Contract['rewards']['applyPromotion']>,
): Applied {
  const { db, brand, now } = context;
  const { userId } = signedIn(context);
  return db.transaction(() => {
    const promotion = promotionOf(db, brand.code, promoId);
    if (promotion === undefined) throw refuse('record.not.found');
    if (promotion.start_date > now) throw refuse('promotion.not.eligible');
    assertFree(db, userId, promoId);
    assertUploads(db, userId, images, 'PROMOTION');
    const rule = ruleOf(promotion.promotion_type);
    const { id, status } = write(context, userId, {
      promotion,
      rule,
      remark: remark.trim(),
      images,
    });
    if (status === 'applying') schedule(db, 'promotion.review', String(id), now + REVIEW_AFTER_MS);
    return { applicationId: String(id), status };
  });
}

type Reviewed = RewardRow & { brand: BrandCode; promotion_type: string | null };

/** Job: grants or rejects an application by its promotion's rule. */
export function reviewApplication(db: Db, subject: string, at: number): void {
  const row = db.get<Reviewed>(
    `SELECT r.*, u.brand, a.promotion_type FROM rewards r JOIN users u ON u.id = r.user_id
     LEFT JOIN announcements a ON a.id = r.promo WHERE r.id = ? AND r.status = 'applying'`,
    Number(subject),
  );
  if (row === undefined) return;
  const rule = ruleOf(row.promotion_type);
  // The promotion may have become an event since, which needs no review.
  if (rule.handling === 'sign') return;
  const applicant = {
    brand: brandOf(row.brand),
    userId: row.user_id,
    now: at,
    remark: row.remark,
    images: JSON.parse(row.images) as string[],
  };
  const reason = rule.check(db, applicant);
  if (reason !== undefined) {
    db.run(`UPDATE rewards SET status = 'rejected', reason = ? WHERE id = ?`, reason, row.id);
  } else if (rule.pays === 'claim') {
    db.run(`UPDATE rewards SET status = 'process' WHERE id = ?`, row.id);
    schedule(db, 'promotion.ready', subject, at + READY_AFTER_MS);
  } else {
    const orderNo = orderNumber('P', at);
    const amount = row.amount ?? 0;
    const key = `reward/${row.id}`;
    payReward(db, { userId: row.user_id, kind: 'BONUS', amount, key, orderNo, now: at });
    db.run(`UPDATE rewards SET status = 'issued', order_no = ? WHERE id = ?`, orderNo, row.id);
  }
}

/** Job: makes a granted reward claimable. */
export function readyReward(db: Db, subject: string, at: number): void {
  db.run(
    `UPDATE rewards SET status = 'claim', starts_at = ?, expires_at = ?
     WHERE id = ? AND status = 'process'`,
    at,
    at + CLAIM_DAYS * DAY_MS,
    Number(subject),
  );
}

/** Applications of a user, newest first. */
export function applicationsOf(
  context: Context,
  query: CallParsed<Contract['rewards']['applications']>,
): Applications {
  const { db, brand, language, now } = context;
  return pageFrom<RewardRow, Applications['list'][number]>(
    db,
    query,
    {
      columns: '*',
      from: 'rewards WHERE user_id = ? AND applied = 1',
      order: 'at DESC, id DESC',
      values: [signedIn(context).userId],
    },
    (row) => ({
      applicationId: String(row.id),
      promoId: row.promo ?? '',
      title: titleOf(row, language),
      remark: row.remark,
      images: JSON.parse(row.images) as string[],
      applyTime: row.at,
      status: statusAt(row, now),
      amount: row.amount === null ? null : toWire(row.amount, brand.currency.digits),
      rejectReason: row.reason,
    }),
  );
}
