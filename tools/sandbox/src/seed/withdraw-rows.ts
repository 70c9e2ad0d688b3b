import { BRAND_CODES, type BrandCode, brandOf } from '../brands/brands';
import type { Value } from '../database/db';
import { banksOf } from '../security/banks';
import { maskedNumber } from '../security/masks';
import { WITHDRAW_LIMITS } from '../withdraw/limits.data';
import { seededUserId } from './accounts.data';
import { type MoneyOrder, moneyOrders } from './money-orders';
import { DAY_MS, type SeedPlan } from './plan';
import type { Rows } from './columns.data';
import { seededCard } from './security-rows';

/** Account with a pending withdrawal and a failed one. */
const WITH_OPEN_ORDER = 'vip01';
const PAID_AFTER_MS = 16_000;

interface Went {
  status: 'PAID' | 'REVIEW' | 'FAILED';
  reason: 'BANK_UNAVAILABLE' | null;
  updatedAt: number;
  nextAt: number | null;
}

type Order = Pick<MoneyOrder, 'orderNo' | 'userId' | 'brand' | 'amount' | 'at'>;

function rowOf(order: Order, went: Went): Value[] {
  const banks = banksOf(brandOf(order.brand));
  const { bank, accountNo } = seededCard(order.userId, 0, banks);
  return [
    order.orderNo,
    order.userId,
    bank?.name ?? '',
    maskedNumber(accountNo),
    order.amount,
    0,
    'usual',
    went.status,
    went.reason,
    order.orderNo,
    order.at,
    went.updatedAt,
    went.nextAt,
  ];
}

/** Last withdrawal of an account, if any. */
function lastOf(orders: readonly MoneyOrder[], brand: BrandCode): MoneyOrder | undefined {
  const userId = seededUserId(brand, WITH_OPEN_ORDER);
  return orders.findLast((order) => order.userId === userId);
}

/** Withdrawal refused by the bank: no money moved. */
function failedOrder(brand: BrandCode, plan: SeedPlan): Value[] {
  const at = plan.until - 9 * DAY_MS;
  const order: Order = {
    orderNo: `W${brand.toUpperCase()}FAILED1`,
    userId: seededUserId(brand, WITH_OPEN_ORDER),
    brand,
    amount: WITHDRAW_LIMITS[brand].min * 5,
    at,
  };
  return rowOf(order, {
    status: 'FAILED',
    reason: 'BANK_UNAVAILABLE',
    updatedAt: at + PAID_AFTER_MS,
    nextAt: null,
  });
}

/** Withdrawals of the seeded history: paid, except the last one of `vip01`, which is under review. */
export function withdrawRows(plan: SeedPlan): Rows {
  const orders = moneyOrders(plan).filter(({ kind }) => kind === 'WITHDRAWAL');
  const open = BRAND_CODES.flatMap((brand) => lastOf(orders, brand) ?? []);
  // Far enough ahead to stay open today; shift the clock to advance it.
  const nextAt = plan.today + 2 * DAY_MS;
  return [
    [
      'withdrawals',
      [
        ...orders.map((order) =>
          rowOf(
            order,
            open.includes(order)
              ? { status: 'REVIEW', reason: null, updatedAt: order.at + 4_000, nextAt }
              : { status: 'PAID', reason: null, updatedAt: order.at + PAID_AFTER_MS, nextAt: null },
          ),
        ),
        ...BRAND_CODES.map((brand) => failedOrder(brand, plan)),
      ],
    ],
    ['jobs', open.map(({ orderNo }): Value[] => [null, 'withdrawal.step', orderNo, nextAt])],
  ];
}
