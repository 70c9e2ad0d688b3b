import { randomBytes } from 'node:crypto';
import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { pageFrom } from '../paging/page';
import { dayOf } from '../paging/range';
import { refuse } from '../pipeline/refusal';
import { payReward } from '../rewards/pay';
import { shownMoney } from '../rewards/shown-money';
import { BRAND_UNIT } from '../rewards/units.data';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { type Holder, pointsOf, spendPoints, syncPoints } from './lots';
import { MALL_REWARDS, type MallReward } from './mall.data';

type Listed = CallValue<Contract['rewards']['mallRewards']>[number];
type Redeemed = CallValue<Contract['rewards']['redeemPoints']>;
type History = CallValue<Contract['rewards']['pointHistory']>;

/** An item is on its way this long after it was ordered. */
const SEND_AFTER_MS = 24 * 3_600_000;
const SHORTEST_ADDRESS = 10;

const cashOf = ({ code }: Brand, { units }: MallReward): number | null =>
  units === undefined ? null : units * BRAND_UNIT[code];

const titleOf = (brand: Brand, reward: MallReward, language: Language): string =>
  reward.title[language].replace('{amount}', shownMoney(brand, cashOf(brand, reward) ?? 0));

function redeemedToday(db: Db, { brand, userId, now }: Holder): Map<string, number> {
  const rows = db.all<{ reward: string; orders: number }>(
    'SELECT reward, count(*) AS orders FROM mall_orders WHERE user_id = ? AND day = ? GROUP BY reward',
    userId,
    dayOf(brand, now),
  );
  return new Map(rows.map(({ reward, orders }) => [reward, orders]));
}

/** What points can be given for, with what is left of it. */
export function mallRewards(
  db: Db,
  holder: Holder,
  { type, language }: { type: MallReward['type'] | undefined; language: Language },
): Listed[] {
  const { brand } = holder;
  const today = redeemedToday(db, holder);
  const stocks = new Map(
    db
      .all<{ reward: string; stock: number }>(
        'SELECT reward, stock FROM mall_stock WHERE brand = ?',
        brand.code,
      )
      .map(({ reward, stock }) => [reward, stock]),
  );
  return MALL_REWARDS.filter((reward) => type === undefined || reward.type === type).map(
    (reward) => {
      const cash = cashOf(brand, reward);
      return {
        rewardId: reward.id,
        type: reward.type,
        title: titleOf(brand, reward, language),
        image: reward.image,
        cost: reward.cost,
        amount: cash === null ? null : toWire(cash, brand.currency.digits),
        stock: stocks.get(reward.id) ?? null,
        limitPerDay: reward.limitPerDay,
        leftToday: Math.max(0, reward.limitPerDay - (today.get(reward.id) ?? 0)),
      };
    },
  );
}

/** Throws `reward.sold.out` when the last one is gone. */
function takeFromStock(db: Db, { code }: Brand, { id, stock }: MallReward): void {
  if (stock === undefined) return;
  const taken = db.run(
    'UPDATE mall_stock SET stock = stock - 1 WHERE brand = ? AND reward = ? AND stock > 0',
    code,
    id,
  );
  if (taken === 0) throw refuse('reward.sold.out');
}

const STATUS_OF = { CASH: 'ISSUED', TICKET: 'ISSUED', ITEM: 'PROCESSING' } as const;

/** Gives points for a reward: points, stock, money and order, all of it or nothing. */
export function redeem(
  db: Db,
  holder: Holder,
  asked: CallParsed<Contract['rewards']['redeemPoints']>,
): Redeemed {
  const { brand, userId, now } = holder;
  const reward = MALL_REWARDS.find(({ id }) => id === asked.rewardId);
  if (reward === undefined) throw refuse('record.not.found');
  const address = asked.address?.trim() ?? '';
  if (reward.type === 'ITEM' && address.length < SHORTEST_ADDRESS) {
    throw refuse('field.invalid', { fields: { address: 'where it is sent to' } });
  }
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
      payReward(db, {
        userId,
        kind: 'POINTS_CASH',
        amount,
        key: `points/${orderNo}`,
        orderNo,
        now,
      });
    }
    const ticket = reward.type === 'TICKET' ? randomBytes(5).toString('hex').toUpperCase() : null;
    const status = STATUS_OF[reward.type];
    db.run(
      'INSERT INTO mall_orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      orderNo,
      userId,
      reward.id,
      reward.cost,
      dayOf(brand, now),
      status,
      reward.type === 'ITEM' ? address : null,
      ticket,
      now,
    );
    if (reward.type === 'ITEM') schedule(db, 'points.send', orderNo, now + SEND_AFTER_MS);
    return {
      orderNo,
      balance: pointsOf(db, holder),
      status,
      amount: amount === null ? null : toWire(amount, brand.currency.digits),
      ticketCode: ticket,
    };
  });
}

/** The job: an item is on its way. */
export function sendItem(db: Db, orderNo: string): void {
  db.run(
    `UPDATE mall_orders SET status = 'SENT' WHERE order_no = ? AND status = 'PROCESSING'`,
    orderNo,
  );
}

interface HistoryRow {
  kind: History['list'][number]['kind'];
  points: number;
  balance_after: number;
  at: number;
  reference: string;
  reward: string | null;
  status: NonNullable<History['list'][number]['status']> | null;
  ticket: string | null;
}

/** Points earned, given and ended, newest first. */
export function pointHistory(
  db: Db,
  holder: Holder,
  { page, size, language }: { page: number; size: number; language: Language },
): History {
  syncPoints(db, holder);
  return pageFrom<HistoryRow, History['list'][number]>(
    db,
    { page, size },
    {
      columns: 'e.*, o.reward, o.status, o.ticket',
      from: `point_entries e LEFT JOIN mall_orders o ON o.order_no = e.reference WHERE e.user_id = ?`,
      order: 'e.at DESC, e.id DESC',
      values: [holder.userId],
    },
    (row) => {
      const reward = MALL_REWARDS.find(({ id }) => id === row.reward);
      return {
        refNo: row.reference,
        kind: row.kind,
        points: row.points,
        balanceAfter: row.balance_after,
        time: row.at,
        title: reward === undefined ? null : titleOf(holder.brand, reward, language),
        status: row.status,
        ticketCode: row.ticket,
      };
    },
  );
}
