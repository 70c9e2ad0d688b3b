import { randomBytes } from 'node:crypto';
import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { dayOf } from '../paging/range';
import { refuse } from '../calls/refusal';
import { payReward } from '../rewards/pay';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { type Holder, pointsOf, spendPoints, syncPoints } from './lots';
import { cashOf, redeemedToday } from './mall';
import { MALL_REWARDS, type MallReward } from './mall.data';

type RedeemRequest = CallParsed<Contract['rewards']['redeemPoints']>;
type Redeemed = CallValue<Contract['rewards']['redeemPoints']>;

/** Milliseconds from order to dispatch of an item. */
const SEND_AFTER_MS = 24 * 3_600_000;
const STATUS_OF = { CASH: 'ISSUED', TICKET: 'ISSUED', ITEM: 'PROCESSING' } as const;

/** Requested reward. Throws `record.not.found`, `field.invalid` for an item without a delivery address. */
function requestedReward({ rewardId, address = '' }: RedeemRequest): MallReward {
  const reward = MALL_REWARDS.find(({ id }) => id === rewardId);
  if (reward === undefined) throw refuse('record.not.found');
  if (reward.type === 'ITEM' && address.trim() === '') {
    throw refuse('field.invalid', { fields: { address: 'where it is sent to' } });
  }
  return reward;
}

/** Decrements the stock. Throws `reward.sold.out`. */
function takeFromStock(db: Db, { code }: Brand, { id, stock }: MallReward): void {
  if (stock === undefined) return;
  const taken = db.run(
    'UPDATE mall_stock SET stock = stock - 1 WHERE brand = ? AND reward = ? AND stock > 0',
    code,
    id,
  );
  if (taken === 0) throw refuse('reward.sold.out');
}

interface Order {
  orderNo: string;
  reward: MallReward;
  ticket: string | null;
  address: string | null;
}

function write(db: Db, { brand, userId, now }: Holder, order: Order): void {
  const { orderNo, reward, ticket, address } = order;
  db.run(
    'INSERT INTO mall_orders (order_no, user_id, reward, cost, day, status, address, ticket, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    orderNo,
    userId,
    reward.id,
    reward.cost,
    dayOf(brand, now),
    STATUS_OF[reward.type],
    address,
    ticket,
    now,
  );
  if (reward.type === 'ITEM') schedule(db, 'points.send', orderNo, now + SEND_AFTER_MS);
}

/** Redeems points for a reward: points, stock, money and order in one transaction. */
export function redeem(db: Db, holder: Holder, request: RedeemRequest): Redeemed {
  const { brand, userId, now } = holder;
  const reward = requestedReward(request);
  return db.transaction(() => {
    if ((redeemedToday(db, holder).get(reward.id) ?? 0) >= reward.limitPerDay) {
      throw refuse('reward.not.claimable');
    }
    takeFromStock(db, brand, reward);
    syncPoints(db, holder);
    const orderNo = orderNumber('P', now);
    spendPoints(db, holder, reward.cost, orderNo);
    const amount = cashOf(brand, reward);
    if (amount !== null) {
      const key = `points/${orderNo}`;
      payReward(db, { userId, kind: 'POINTS_CASH', amount, key, orderNo, now });
    }
    const ticket = reward.type === 'TICKET' ? randomBytes(5).toString('hex').toUpperCase() : null;
    const address = reward.type === 'ITEM' ? (request.address ?? '').trim() : null;
    write(db, holder, { orderNo, reward, ticket, address });
    return {
      orderNo,
      balance: pointsOf(db, holder),
      status: STATUS_OF[reward.type],
      amount: amount === null ? null : toWire(amount, brand.currency.digits),
      ticketCode: ticket,
    };
  });
}

/** Job: marks an item as dispatched. */
export function sendItem(db: Db, orderNo: string): void {
  db.run(
    `UPDATE mall_orders SET status = 'SENT' WHERE order_no = ? AND status = 'PROCESSING'`,
    orderNo,
  );
}
