import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { pageFrom } from '../paging/page';
import { dayOf } from '../paging/range';
import { shownMoney } from '../wallet/shown-money';
import { BRAND_UNIT } from '../rewards/units.data';
import { toWire } from '../wallet/money';
import { type Holder, syncPoints } from './lots';
import { MALL_REWARDS, type MallReward } from './mall.data';

type Listed = CallValue<Contract['rewards']['mallRewards']>[number];
type History = CallValue<Contract['rewards']['pointHistory']>;

/** Cash value of a reward in minor units; null for items. */
export const cashOf = ({ code }: Brand, { units }: MallReward): number | null =>
  units === undefined ? null : units * BRAND_UNIT[code];

const titleOf = (brand: Brand, reward: MallReward, language: Language): string =>
  reward.title[language].replace('{amount}', shownMoney(brand, cashOf(brand, reward) ?? 0));

/** Number of today's orders by reward. */
export function redeemedToday(db: Db, { brand, userId, now }: Holder): Map<string, number> {
  const rows = db.all<{ reward: string; orders: number }>(
    'SELECT reward, count(*) AS orders FROM mall_orders WHERE user_id = ? AND day = ? GROUP BY reward',
    userId,
    dayOf(brand, now),
  );
  return new Map(rows.map(({ reward, orders }) => [reward, orders]));
}

/** Rewards with their remaining stock. */
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

/** Points earned, spent and expired, newest first. */
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
