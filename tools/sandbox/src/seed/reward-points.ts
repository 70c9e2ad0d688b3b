import { BRAND_CODES, type Brand } from '../brands/brands';
import type { Value } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { lotEnd, stakePerPoint } from '../points/lots';
import { MALL_REWARDS } from '../points/mall.data';
import { validStakeOf } from '../wallet/bets';
import { histories } from './histories';
import type { History } from './history';
import { DAY_MS, type SeedPlan } from './plan';
import { SEED_GIFTS, SEED_ORDERS } from './reward.data';
import type { Rows } from './columns.data';

interface Lot {
  day: number;
  earned: number;
  left: number;
  expiresAt: number;
}

/** Change of points: a new lot or a cost. */
interface Step {
  kind: 'EARN' | 'GIFT' | 'REDEEM';
  at: number;
  reference: string;
  key: string;
  lot?: Lot;
  cost?: number;
}

/** One step per day with earnings. */
function earned({ owner: { brand }, bets }: History, plan: SeedPlan): Step[] {
  const days = new Map<number, number>();
  for (const { stake, status, settledAt } of bets) {
    if (settledAt === undefined) continue;
    const day = dayOf(brand, settledAt);
    days.set(day, (days.get(day) ?? 0) + validStakeOf(stake, status));
  }
  return [...days].flatMap(([day, stake]): Step[] => {
    const points = Math.floor(stake / stakePerPoint(brand));
    const expiresAt = lotEnd(brand, day);
    if (points === 0 || expiresAt <= plan.today + DAY_MS) return [];
    const reference = `earn/${day}`;
    return [
      {
        kind: 'EARN',
        at: Math.min(startOfDay(brand, day + 1), plan.until) - 1,
        reference,
        key: `${reference}/${points}`,
        lot: { day, earned: points, left: points, expiresAt },
      },
    ];
  });
}

function gifts(name: string, plan: SeedPlan): Step[] {
  return SEED_GIFTS.filter(({ account }) => account === name).map(
    ({ points, daysAgo, endsInDays }, i) => ({
      kind: 'GIFT',
      at: plan.today - daysAgo * DAY_MS,
      reference: `gift/${i + 1}`,
      key: `gift/${i + 1}`,
      lot: {
        day: -1 - i,
        earned: points,
        left: points,
        expiresAt: plan.today + endsInDays * DAY_MS,
      },
    }),
  );
}

interface SeedOrder extends Step {
  userId: number;
  brand: Brand;
  reward: string;
  address: string;
}

function ordersOf({ owner: { userId, brand, account } }: History, plan: SeedPlan): SeedOrder[] {
  return SEED_ORDERS.filter((order) => order.account === account.name).map(
    ({ reward, daysAgo, address }) => {
      const at = plan.today - daysAgo * DAY_MS;
      const orderNo = `P${at.toString(36).toUpperCase()}${String(userId).padStart(8, '0')}`;
      const cost = MALL_REWARDS.find(({ id }) => id === reward)?.cost ?? 0;
      const step = { kind: 'REDEEM', at, reference: orderNo, key: orderNo, cost } as const;
      return { ...step, userId, brand, reward, address };
    },
  );
}

/** Takes a cost from the lots that expire first. Throws if points are insufficient (invalid seed data). */
function take(lots: readonly Lot[], cost: number): void {
  let open = cost;
  for (const lot of lots.toSorted((a, b) => a.expiresAt - b.expiresAt)) {
    const taken = Math.min(open, lot.left);
    lot.left -= taken;
    open -= taken;
  }
  if (open > 0) throw new Error('a seeded order costs more points than available');
}

/** Points ledger of an account, oldest first, with the remaining lots. */
function ledgerOf(history: History, plan: SeedPlan) {
  const { userId, account } = history.owner;
  const orders = ordersOf(history, plan);
  const steps = [...earned(history, plan), ...gifts(account.name, plan), ...orders].sort(
    (a, b) => a.at - b.at,
  );
  const lots: Lot[] = [];
  let balance = 0;
  const entries = steps.map(({ kind, at, reference, key, lot, cost = 0 }): Value[] => {
    if (lot !== undefined) lots.push(lot);
    take(lots, cost);
    const points = (lot?.earned ?? 0) - cost;
    balance += points;
    return [null, userId, kind, points, balance, at, reference, key];
  });
  return {
    entries,
    orders,
    lots: lots.map(({ day, earned: all, left, expiresAt }): Value[] => [
      userId,
      day,
      all,
      left,
      expiresAt,
    ]),
  };
}

/** Points and orders of the named accounts, and the mall's stock. */
export function pointRows(plan: SeedPlan): Rows {
  const ledgers = histories(plan)
    .filter(({ owner }) => owner.userId <= BRAND_CODES.length * 9)
    .map((history) => ledgerOf(history, plan));
  return [
    ['point_lots', ledgers.flatMap(({ lots }) => lots)],
    ['point_entries', ledgers.flatMap(({ entries }) => entries)],
    [
      'mall_orders',
      ledgers.flatMap(({ orders }) =>
        orders.map(({ reference, userId, reward, cost = 0, brand, address, at }): Value[] => [
          reference,
          userId,
          reward,
          cost,
          dayOf(brand, at),
          'SENT',
          address,
          null,
          at,
        ]),
      ),
    ],
    [
      'mall_stock',
      BRAND_CODES.flatMap((brand) =>
        MALL_REWARDS.flatMap(({ id, stock }): Value[][] =>
          stock === undefined ? [] : [[brand, id, stock]],
        ),
      ),
    ],
  ];
}
