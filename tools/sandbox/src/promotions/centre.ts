import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import { pageOfList } from '../paging/page';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { giveBonus } from './give-bonus';
import { isRunning, promotionOf, promotionsOf } from './promotions';
import { rewardsOf, rewardTitle, statusAt } from './reward-rows';
import { standingsFor } from './standing';
import type { RewardStatus } from './terms';
import { titleOf } from './texts';

type List = CallValue<Contract['rewards']['rewardList']>;
type Listed = List['list'][number];

/** Days to complete the wagering of a reward granted by the brand. */
export const GRANT_DAYS = 30;

/** Sort order: actionable statuses first. */
const ORDER = [
  'claim',
  'process',
  'applying',
  'signed',
  'join',
  'coming',
  'issued',
  'claimed',
  'rejected',
  'close',
] as const satisfies readonly RewardStatus[];

/** Current and upcoming promotions to apply or sign up for that the member has not joined. */
function offers(context: Context): Listed[] {
  const { db, brand, language, now } = context;
  const standing = standingsFor(context);
  return promotionsOf(db, brand.code).flatMap((promotion): Listed[] => {
    const { terms, start } = promotion;
    if (terms.howTo !== 'APPLY' && terms.howTo !== 'SIGN') return [];
    if (!isRunning(promotion, now) && start <= now) return [];
    const { status } = standing(promotion);
    // A rejected application can be repeated.
    if (status !== 'join' && status !== 'coming' && status !== 'rejected') return [];
    return [
      {
        claimId: null,
        promoId: promotion.id,
        title: titleOf(promotion, brand, language),
        amount: toWire(terms.bonus, brand.currency.digits),
        expiresAt: null,
        status: status === 'rejected' ? 'join' : status,
        wagerMultiple: terms.wagerMultiple,
        rejectReason: null,
      },
    ];
  });
}

/** Offers, applications and rewards of one status, or all. */
export function rewardList(
  context: Context,
  { status, ...query }: CallParsed<Contract['rewards']['rewardList']>,
): List {
  const { db, brand, language, now } = context;
  const rows = rewardsOf(db, signedIn(context).userId);
  const own = rows.map((row): Listed => ({
    claimId: String(row.id),
    promoId: row.promo,
    title: rewardTitle(row, language),
    amount: toWire(row.amount, brand.currency.digits),
    expiresAt: row.expires_at,
    status: statusAt(row, now),
    wagerMultiple: row.wager_multiple,
    rejectReason: row.reason,
  }));
  const all = [...own, ...offers(context)]
    .filter((row) => status === undefined || row.status === status)
    // Stable sort: newest first within a status.
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  return pageOfList(all, query);
}

/**
 * Pays a claimable reward and adds its wagering requirement. Throws `record.not.found`,
 * `reward.not.claimable`.
 */
export function claimReward(
  context: Context,
  claimId: string,
): CallValue<Contract['rewards']['claimReward']> {
  const { db, brand, now } = context;
  const { userId } = signedIn(context);
  return db.transaction(() => {
    const row = rewardsOf(db, userId).find(({ id }) => String(id) === claimId);
    if (row === undefined) throw refuse('record.not.found');
    if (statusAt(row, now) !== 'claim') throw refuse('reward.not.claimable');
    const { amount, promo: promoId } = row;
    const terms = promotionOf(db, brand.code, promoId ?? '')?.terms;
    const validDays = terms !== undefined && 'validDays' in terms ? terms.validDays : GRANT_DAYS;
    const orderNo = orderNumber('P', now);
    const required = amount * row.wager_multiple;
    const key = `reward/${row.id}`;
    giveBonus(db, { userId, promoId, amount, required, key, orderNo, validDays }, now);
    db.run(`UPDATE rewards SET status = 'claimed', order_no = ? WHERE id = ?`, orderNo, row.id);
    return { orderNo, amount: toWire(amount, brand.currency.digits) };
  });
}
