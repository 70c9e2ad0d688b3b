import { BRAND_CODES, type BrandCode } from '../brands/brands';
import type { Value } from '../database/db';
import { vendorsOf } from '../deposit/vendors';
import { inviteCodeOf } from '../invite/code';
import { BRAND_UNIT } from '../rewards/units.data';
import { seededUserId } from './accounts.data';
import { DAY_MS, type SeedPlan } from './plan';
import { SEED_FRIENDS } from './reward.data';
import type { Rows } from './columns.data';

/** First user id of friends, between the named accounts and the teams. */
const FIRST_ID = 900;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface Friend {
  id: number;
  brand: BrandCode;
  name: string;
  code: string;
  registeredAt: number;
  /** Minor units; 0 without a deposit. */
  deposited: number;
  depositedAt: number;
  orderNo: string;
}

const friendsOf = (plan: SeedPlan): Friend[] =>
  BRAND_CODES.flatMap((brand, i) =>
    SEED_FRIENDS[brand].map(({ name, daysAgo, deposited }, n): Friend => {
      const id = FIRST_ID + i * 10 + n;
      const registeredAt = plan.today - daysAgo * DAY_MS + 5 * HOUR_MS;
      const depositedAt = registeredAt + 2 * HOUR_MS;
      return {
        id,
        brand,
        name,
        code: inviteCodeOf(seededUserId(brand, 'player01')),
        registeredAt,
        deposited: deposited * BRAND_UNIT[brand],
        depositedAt,
        orderNo: `D${depositedAt.toString(36).toUpperCase()}${String(id).padStart(8, '0')}`,
      };
    }),
  );

const userRow = ({ id, brand, name, code, registeredAt }: Friend): Value[] => [
  id,
  brand,
  name,
  0,
  // No password: these accounts cannot log in.
  '',
  null,
  null,
  null,
  null,
  code,
  registeredAt,
  null,
  '[]',
  0,
  1,
  0,
  null,
  registeredAt,
  null,
  null,
  0,
  0,
];

const ledgerRow = ({ id, deposited, depositedAt, orderNo }: Friend): Value[] => {
  const key = `${orderNo}/deposit`;
  return [null, id, 'DEPOSIT', deposited, deposited, depositedAt, orderNo, key, null];
};

function depositRow({ brand, id, deposited, depositedAt: at, orderNo }: Friend): Value[] {
  const vendor = vendorsOf(brand)[0];
  if (vendor === undefined) throw new Error(`${brand} has no deposit vendor`);
  const requestedAt = at - 5 * MINUTE_MS;
  const order = [orderNo, id, vendor.methodId, vendor.banks[0].bankCode, deposited, 0, 'SUCCESS'];
  const times = [requestedAt, requestedAt + 30 * MINUTE_MS, at, at];
  return [null, ...order, ...times, null, null, 0, null, null, '[]', null, null, orderNo];
}

/** Accounts registered with the invitation code of `player01`; two have deposited. */
export function friendRows(plan: SeedPlan): Rows {
  const friends = friendsOf(plan);
  const paying = friends.filter(({ deposited }) => deposited > 0);
  const inviters = BRAND_CODES.map((brand) => ({
    brand,
    id: seededUserId(brand, 'player01'),
  }));
  return [
    ['users', friends.map(userRow)],
    ['wallets', friends.map(({ id, deposited }) => [id, id, 'MAIN', deposited])],
    ['transactions', paying.map(ledgerRow)],
    ['deposits', paying.map(depositRow)],
    ['affiliates', inviters.map(({ brand, id }) => [brand, inviteCodeOf(id), 'player01'])],
    ['invite_codes', inviters.map(({ id }) => [id, inviteCodeOf(id)])],
  ];
}
