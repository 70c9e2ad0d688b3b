import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { pageOfList } from '../paging/page';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { openWager } from '../wallet/wagering';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { payReward } from '../rewards/pay';
import { ruleOf } from './promotion-rules';
import { promotionsOf, titlesOf } from './promotions';
import { type RewardRow, type RewardStatus, statusAt, titleOf } from './reward-rows';
import { BRAND_UNIT } from '../rewards/units.data';

type List = CallValue<Contract['rewards']['rewardList']>;
type Listed = List['list'][number];

const DAY_MS = 86_400_000;
export const WAGER_DAYS = 30;

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

const rowsOf = (db: Db, userId: number): RewardRow[] =>
  db.all<RewardRow>('SELECT * FROM rewards WHERE user_id = ? ORDER BY at DESC, id DESC', userId);

/** Promotions without an application, or with a rejected one. */
function offers({ db, brand, language, now }: Context, rows: readonly RewardRow[]): Listed[] {
  const taken = new Set(
    rows
      .filter(({ applied, status }) => applied === 1 && status !== 'rejected')
      .map(({ promo }) => promo),
  );
  return promotionsOf(db, brand.code)
    .filter(({ id }) => !taken.has(id))
    .map((promotion) => {
      const rule = ruleOf(promotion.promotion_type);
      const reviewed = rule.handling === 'review';
      return {
        claimId: null,
        promoId: promotion.id,
        title: titleOf({ texts: titlesOf(promotion) }, language),
        amount: reviewed
          ? toWire(rule.units * BRAND_UNIT[brand.code], brand.currency.digits)
          : null,
        expiresAt: null,
        status: promotion.start_date > now ? 'coming' : 'join',
        wagerMultiple: reviewed ? rule.wagerMultiple : 0,
        rejectReason: null,
      };
    });
}

/** Offers, applications and rewards of one status, or all. */
export function rewardList(
  context: Context,
  { status, ...query }: CallParsed<Contract['rewards']['rewardList']>,
): List {
  const { db, brand, language, now } = context;
  const rows = rowsOf(db, signedIn(context).userId);
  const own = rows.map((row): Listed => ({
    claimId: String(row.id),
    promoId: row.promo,
    title: titleOf(row, language),
    amount: row.amount === null ? null : toWire(row.amount, brand.currency.digits),
    expiresAt: row.expires_at,
    status: statusAt(row, now),
    wagerMultiple: row.wager_multiple,
    rejectReason: row.reason,
  }));
  const all = [...own, ...offers(context, rows)]
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
    const row = rowsOf(db, userId).find(({ id }) => String(id) === claimId);
    if (row === undefined) throw refuse('record.not.found');
    if (statusAt(row, now) !== 'claim' || row.amount === null) throw refuse('reward.not.claimable');
    const { amount } = row;
    const orderNo = orderNumber('P', now);
    payReward(db, { userId, kind: 'BONUS', amount, key: `reward/${row.id}`, orderNo, now });
    const wager = {
      userId,
      source: 'BONUS' as const,
      reference: orderNo,
      required: amount * row.wager_multiple,
      expiresAt: now + WAGER_DAYS * DAY_MS,
    };
    openWager(db, row.promo === null ? wager : { ...wager, promoId: row.promo }, now);
    db.run(`UPDATE rewards SET status = 'claimed', order_no = ? WHERE id = ?`, orderNo, row.id);
    return { orderNo, amount: toWire(amount, brand.currency.digits) };
  });
}
