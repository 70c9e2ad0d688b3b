import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { pageFrom } from '../paging/page';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { ownImages } from '../uploads/own-images';
import { assertUploads } from '../uploads/uploads';
import { toWire } from '../wallet/money';
import { isOpen } from './fair';
import { type Promotion, promotionOf, takenBy } from './promotions';
import { addReward, type RewardRow, rewardTitle, statusAt } from './reward-rows';
import type { ApplyTerms, SignTerms } from './terms';
import { titlesOf } from './texts';

type Input = CallParsed<Contract['rewards']['applyPromotion']>;
type Applied = CallValue<Contract['rewards']['applyPromotion']>;
type Applications = CallValue<Contract['rewards']['applications']>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const REVIEW_AFTER_MS = 2 * MINUTE_MS;

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

/** Throws `field.invalid` for missing fields that the promotion's form requires. */
function assertComplete({ form }: ApplyTerms, { remark, images }: Input): void {
  const fields = {
    ...(form.remark === 'REQUIRED' && remark.trim() === '' ? { remark: 'required' } : {}),
    ...(form.images === 'REQUIRED' && images.length === 0 ? { images: 'required' } : {}),
  };
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
}

/** Initial status, and milliseconds until the review; an event is reviewed at its end. */
const begun = (terms: ApplyTerms | SignTerms) =>
  terms.howTo === 'SIGN'
    ? ({ status: 'signed', reviewMs: terms.days * DAY_MS } as const)
    : ({ status: 'applying', reviewMs: REVIEW_AFTER_MS } as const);

function keepApplication(
  { db, brand, now }: Context,
  userId: number,
  { promotion, input }: { promotion: Promotion<ApplyTerms | SignTerms>; input: Input },
): Applied {
  const { terms } = promotion;
  const { status, reviewMs } = begun(terms);
  const id = addReward(db, {
    user_id: userId,
    promo: promotion.id,
    applied: 1,
    texts: titlesOf(promotion, brand),
    amount: terms.bonus,
    wager_multiple: terms.wagerMultiple,
    status,
    remark: input.remark.trim(),
    images: JSON.stringify(input.images),
    at: now,
    starts_at: now,
    expires_at: status === 'signed' ? now + reviewMs : null,
    order_no: null,
  });
  schedule(db, 'promotion.review', String(id), now + reviewMs);
  return { applicationId: String(id), status };
}

/**
 * Applies for a promotion or signs up for an event. Throws `record.not.found`, `promotion.not.eligible` (not
 * running, forbidden by the brand's rule book, or joined differently), `promotion.taken`, `field.invalid`,
 * `upload.invalid`.
 */
export function applyFor(context: Context, input: Input): Applied {
  const { db, brand } = context;
  const { userId } = signedIn(context);
  return db.transaction(() => {
    const promotion = promotionOf(db, brand.code, input.promoId);
    if (promotion === undefined) throw refuse('record.not.found');
    if (!isOpen(db, context, promotion)) throw refuse('promotion.not.eligible');
    assertFree(db, userId, promotion.id);
    assertUploads(db, userId, input.images, 'PROMOTION');
    if (takenBy(promotion, 'APPLY')) assertComplete(promotion.terms, input);
    else if (!takenBy(promotion, 'SIGN')) throw refuse('promotion.not.eligible');
    return keepApplication(context, userId, { promotion, input });
  });
}

/** Applications of a user, newest first. */
export function applicationsOf(
  context: Context,
  query: CallParsed<Contract['rewards']['applications']>,
): Applications {
  const { db, brand, language, now } = context;
  const viewer = signedIn(context);
  return pageFrom<RewardRow, Applications['list'][number]>(
    db,
    query,
    {
      columns: '*',
      from: 'rewards WHERE user_id = ? AND applied = 1',
      order: 'at DESC, id DESC',
      values: [viewer.userId],
    },
    (row) => ({
      applicationId: String(row.id),
      promoId: row.promo ?? '',
      title: rewardTitle(row, language),
      remark: row.remark,
      images: ownImages(viewer, JSON.parse(row.images) as string[]),
      applyTime: row.at,
      status: statusAt(row, now),
      amount: toWire(row.amount, brand.currency.digits),
      rejectReason: row.reason,
    }),
  );
}
