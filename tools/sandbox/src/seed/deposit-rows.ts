import { BRAND_CODES, type BrandCode } from '../brands/brands';
import type { Value } from '../database/db';
import { type DepositVendor, feeOf, vendorsOf } from '../deposit/vendors';
import { seededUserId } from './accounts.data';
import { OPEN_DEPOSIT, UNSETTLED_DEPOSITS } from './deposit-unsettled.data';
import { moneyOrders } from './money-orders';
import { DAY_MS, type SeedPlan } from './plan';
import { seeded, seedOf } from '../platform/random';
import type { Rows } from './columns.data';

interface SeedDeposit {
  orderNo: string;
  userId: number;
  brand: BrandCode;
  amount: number;
  status: string;
  at: number;
  expiresAt: number;
  paidAt: number | null;
  settledAt: number | null;
  reason: string | null;
}

const HALF_HOUR_MS = 30 * 60_000;

/** Whether a deposit suits a vendor's payment kind: manual transfer or payment page. */
function suits({ status, reason }: SeedDeposit, { kind }: DepositVendor): boolean {
  if (status === 'PENDING' || reason === 'PAYER_MISMATCH') return kind === 'MANUAL';
  return reason !== 'REFUSED_BY_PAYER' || kind !== 'MANUAL';
}

/** Vendor of a deposit; deterministic per order. */
function vendorFor(deposit: SeedDeposit): DepositVendor {
  const { brand, amount, orderNo } = deposit;
  const open = vendorsOf(brand).filter(
    (vendor) =>
      vendor.maintenance === undefined && vendor.needProof === undefined && suits(deposit, vendor),
  );
  const fitting = open.filter(({ min, max }) => min <= amount && amount <= max);
  const [first = open[0], ...others] = fitting;
  if (first === undefined) throw new Error(`${brand} has no vendor for this deposit`);
  return seeded(seedOf(orderNo)).pick([first, ...others]);
}

/** Columns of `deposits`, without the row id. */
function rowOf(deposit: SeedDeposit): Value[] {
  const vendor = vendorFor(deposit);
  const { orderNo, userId, amount, status, at, expiresAt, paidAt, settledAt, reason } = deposit;
  return [
    orderNo,
    userId,
    vendor.methodId,
    vendor.banks[0].bankCode,
    amount,
    feeOf(vendor, amount),
    status,
    at,
    expiresAt,
    paidAt,
    settledAt,
    reason,
    null,
    0,
    null,
    null,
    '[]',
    null,
    null,
    orderNo,
  ];
}

/** Successful deposits, which have a transaction. */
const settled = (plan: SeedPlan): SeedDeposit[] =>
  moneyOrders(plan)
    .filter(({ kind }) => kind === 'DEPOSIT')
    .map(({ orderNo, userId, brand, amount, at, bookedAt }) => ({
      orderNo,
      userId,
      brand,
      amount,
      status: 'SUCCESS',
      at,
      expiresAt: at + HALF_HOUR_MS,
      paidAt: bookedAt,
      settledAt: bookedAt,
      reason: null,
    }));

/** Deposits without a transaction, including the pending one. */
function unsettled(plan: SeedPlan): SeedDeposit[] {
  return BRAND_CODES.flatMap((brand) => {
    const ended = UNSETTLED_DEPOSITS.flatMap(({ user, of }, owner) =>
      of.slice(0, plan.size === 'small' ? 3 : undefined).map((one, i): SeedDeposit => {
        const at = plan.today - one.daysAgo * DAY_MS + one.minute * 60_000;
        const wait = one.status === 'EXPIRED' ? HALF_HOUR_MS : 4 * 60_000;
        return {
          orderNo: `D${brand.toUpperCase()}X${owner}${String(i).padStart(3, '0')}`,
          userId: seededUserId(brand, user),
          brand,
          amount: one.amount[brand],
          status: one.status,
          at,
          expiresAt: at + HALF_HOUR_MS,
          paidAt: null,
          settledAt: at + wait,
          reason: one.reason,
        };
      }),
    );
    const open: SeedDeposit = {
      orderNo: `D${brand.toUpperCase()}OPEN`,
      userId: seededUserId(brand, OPEN_DEPOSIT.user),
      brand,
      amount: OPEN_DEPOSIT.amount[brand],
      status: 'PENDING',
      at: plan.today,
      // Long enough to be pending in a sandbox that is some days old.
      expiresAt: plan.today + OPEN_DEPOSIT.days * DAY_MS,
      paidAt: null,
      settledAt: null,
      reason: null,
    };
    return [...ended, open];
  });
}

/** Deposits of the seeded year, oldest first. */
export function depositRows(plan: SeedPlan): Rows {
  const all = [...settled(plan), ...unsettled(plan)].sort((a, b) => a.at - b.at);
  const expiring = all.filter(({ status }) => status === 'PENDING');
  return [
    ['deposits', all.map((deposit, i) => [i + 1, ...rowOf(deposit)])],
    [
      'jobs',
      expiring.map(({ orderNo, expiresAt }) => [null, 'deposit.expire', orderNo, expiresAt]),
    ],
  ];
}
