import { rewardsPoints } from '../contract/rewards-points';
import { send, type MoneyOptions, type SendOptions } from '../transport/send';
import { pageInputOf, toPage, type Amount, type Page, type PageQuery } from '../values';

export interface Points {
  balance: number;
  /** So much of valid stakes in one day earns one point. */
  stakePerPoint: Amount;
  /** What ends within 30 days, and when the first of it does (ms). */
  expiring: { points: number; expiresAt: number } | undefined;
}

export type MallRewardType = 'CASH' | 'ITEM' | 'TICKET';
/** Of an item: `PROCESSING`, then `SENT`; cash and tickets are `ISSUED` at once. */
export type MallOrderStatus = 'PROCESSING' | 'SENT' | 'ISSUED';

export interface MallReward {
  rewardId: string;
  type: MallRewardType;
  title: string;
  /** Address without shape and ending. */
  image: string;
  /** Points. */
  cost: number;
  /** Of `CASH`. */
  amount: Amount | undefined;
  /** Absent: no end of it. */
  stock: number | undefined;
  limitPerDay: number;
  leftToday: number;
}

export interface MallOrder {
  orderNo: string;
  /** Points left. */
  balance: number;
  status: MallOrderStatus;
  /** Of `CASH`. */
  amount: Amount | undefined;
  /** Of `TICKET`. */
  ticketCode: string | undefined;
}

export interface PointEntry {
  reference: string;
  kind: 'EARN' | 'GIFT' | 'REDEEM' | 'EXPIRE';
  /** Signed. */
  points: number;
  balanceAfter: number;
  /** ms. */
  at: number;
  /** Of what was redeemed. */
  title: string | undefined;
  status: MallOrderStatus | undefined;
  ticketCode: string | undefined;
}

export async function points(options?: SendOptions): Promise<Points> {
  const { expiring, ...value } = await send(rewardsPoints.points, {}, options);
  return { ...value, expiring: expiring ?? undefined };
}

/** What points can be given for: of one type, or of all. */
export async function mallRewards(
  type: MallRewardType | undefined,
  options?: SendOptions,
): Promise<MallReward[]> {
  const list = await send(rewardsPoints.mallRewards, { type }, options);
  return list.map(({ amount, stock, ...reward }) => ({
    ...reward,
    amount: amount ?? undefined,
    stock: stock ?? undefined,
  }));
}

/**
 * Gives points for a reward; an `ITEM` needs an address. Throws `points.insufficient`,
 * `reward.sold.out`, `reward.not.claimable` over the day's limit, `field.invalid` for the address.
 */
export async function redeemPoints(
  { rewardId, address }: { rewardId: string; address?: string | undefined },
  options: MoneyOptions,
): Promise<MallOrder> {
  const value = await send(rewardsPoints.redeemPoints, { rewardId, address }, options);
  return {
    ...value,
    amount: value.amount ?? undefined,
    ticketCode: value.ticketCode ?? undefined,
  };
}

/** Points earned, given and ended, newest first. */
export async function pointHistory(
  query: PageQuery,
  options?: SendOptions,
): Promise<Page<PointEntry>> {
  const value = await send(rewardsPoints.pointHistory, pageInputOf(query), options);
  return toPage(value, (row) => ({
    reference: row.refNo,
    kind: row.kind,
    points: row.points,
    balanceAfter: row.balanceAfter,
    at: row.time,
    title: row.title ?? undefined,
    status: row.status ?? undefined,
    ticketCode: row.ticketCode ?? undefined,
  }));
}
