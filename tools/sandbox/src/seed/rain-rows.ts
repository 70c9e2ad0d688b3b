import { BRAND_CODES, brandOf } from '../brands/brands';
import type { Value } from '../database/db';
import { type Rain, rainAt } from '../rain/calendar';
import { stepOf } from '../rain/envelope';
import { seededUserId } from './accounts.data';
import { lastDay } from './contract-past';
import type { Movement } from './history-ledger';
import { oncePerPlan, type SeedPlan } from './plan';
import { seeded } from '../platform/random';
import type { Rows } from './columns.data';

const TAKERS = ['agent01', 'general01'] as const;
/** Number of past rains with named takers, two days apart. */
export const PAST_RAINS = { full: 10, small: 0 } as const;
const MINUTE_MS = 60_000;

interface Taken {
  brand: string;
  rain: Rain;
  userId: number;
  amount: number;
  at: number;
  orderNo: string;
}

/** Envelopes of the named accounts; the rest of each rain belongs to others. */
const taken = oncePerPlan((plan): readonly Taken[] =>
  BRAND_CODES.flatMap((code) => {
    const brand = brandOf(code);
    const random = seeded(seededUserId(code, 'player01') * 31);
    return Array.from({ length: PAST_RAINS[plan.size] }, (_, i) => {
      const day = lastDay(brand, plan) - 1 - i * 2;
      const rain = rainAt(brand, day, i % 2 === 0 ? 20 : 12);
      return TAKERS.filter(() => random.below(10) < 7).map((name): Taken => {
        const userId = seededUserId(code, name);
        const at = rain.start_at + random.below(9 * MINUTE_MS);
        const steps = Math.floor(rain.per_user_max / stepOf(brand));
        const amount = (1 + random.below(steps)) * stepOf(brand);
        const orderNo = `P${at.toString(36).toUpperCase()}${String(userId).padStart(8, '0')}`;
        return { brand: code, rain, userId, amount, at, orderNo };
      });
    }).flat();
  }),
);

/** Wallet movements from rains, as part of the seeded ledger. */
export const rainMovements = (userId: number, plan: SeedPlan): Movement[] =>
  taken(plan)
    .filter((one) => one.userId === userId)
    .map(({ rain, amount, at, orderNo }) => ({
      kind: 'RED_ENVELOPE',
      amount,
      at,
      reference: orderNo,
      key: `rain-${rain.id}`,
    }));

/** Past rains, fully given out, with their envelopes. */
export function rainRows(plan: SeedPlan): Rows {
  const rains = new Map(taken(plan).map((one) => [one.rain.id, one]));
  return [
    [
      'rains',
      [...rains.values()].map(({ brand, rain }): Value[] => [
        rain.id,
        brand,
        rain.start_at,
        rain.end_at,
        rain.total,
        0,
        rain.per_user_max,
      ]),
    ],
    [
      'rain_envelopes',
      taken(plan).map(({ rain, userId, amount, orderNo, at }) => [
        rain.id,
        userId,
        amount,
        orderNo,
        at,
      ]),
    ],
  ];
}
