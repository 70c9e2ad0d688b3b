import type { ErrorCode } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { refuse } from '../calls/refusal';
import type { BrandOffer } from './offers';

/** Reasons against an offer, with the error code of each. */
const REASONS = {
  FIRST_DEPOSIT: 'promotion.not.eligible',
  VIP_LEVEL: 'promotion.not.eligible',
  WEEKEND: 'promotion.not.eligible',
  TAKEN: 'promotion.taken',
  TAKEN_TODAY: 'promotion.taken',
  TAKEN_THIS_WEEK: 'promotion.taken',
} as const satisfies Record<string, ErrorCode>;

export type Reason = keyof typeof REASONS;

/** User and time of an eligibility check. */
export interface Asker {
  brand: Brand;
  userId: number;
  now: number;
}

/** Day 0 was a Thursday; weeks begin on Monday. */
const weekOf = (day: number) => Math.floor((day + 3) / 7);
const isWeekend = (day: number) => (day + 3) % 7 >= 5;

const TAKEN_REASONS = {
  EVER: { reason: 'TAKEN', same: () => true },
  DAY: { reason: 'TAKEN_TODAY', same: (a: number, b: number) => a === b },
  WEEK: { reason: 'TAKEN_THIS_WEEK', same: (a: number, b: number) => weekOf(a) === weekOf(b) },
} as const satisfies Record<
  BrandOffer['rule']['once'],
  { reason: Reason; same: (a: number, b: number) => boolean }
>;

/** Deposits that use or may still use a bonus. */
const HOLDING = `status IN ('PENDING', 'PAID', 'SUCCESS')`;

function lastTaken(db: Db, { userId }: Asker, { promoId }: BrandOffer): number | null {
  const row = db.get<{ at: number | null }>(
    `SELECT max(at) AS at FROM deposits WHERE user_id = ? AND promo = ? AND ${HOLDING}`,
    userId,
    promoId,
  );
  return row?.at ?? null;
}

const hasDeposited = (db: Db, { userId }: Asker): boolean =>
  db.get(`SELECT 1 FROM deposits WHERE user_id = ? AND ${HOLDING} LIMIT 1`, userId) !== undefined;

function vipLevel(db: Db, { userId }: Asker): number {
  const row = db.get<{ vip_label: string | null }>(
    'SELECT vip_label FROM users WHERE id = ?',
    userId,
  );
  return Number(/\d+/.exec(row?.vip_label ?? '')?.[0] ?? 0);
}

/** Reason why an offer is unavailable; undefined if available. */
export function reasonAgainst(db: Db, asker: Asker, offer: BrandOffer): Reason | undefined {
  const { rule } = offer;
  const today = dayOf(asker.brand, asker.now);
  const taken = lastTaken(db, asker, offer);
  const { reason, same } = TAKEN_REASONS[rule.once];
  if (taken !== null && same(dayOf(asker.brand, taken), today)) return reason;
  if (rule.firstDeposit === true && hasDeposited(db, asker)) return 'FIRST_DEPOSIT';
  if (rule.vipLevel !== undefined && vipLevel(db, asker) < rule.vipLevel) return 'VIP_LEVEL';
  if (rule.weekend === true && !isWeekend(today)) return 'WEEKEND';
  return undefined;
}

/** Throws `promotion.not.eligible` or `promotion.taken`. */
export function assertEligible(db: Db, asker: Asker, offer: BrandOffer): void {
  const reason = reasonAgainst(db, asker, offer);
  if (reason !== undefined) throw refuse(REASONS[reason]);
}
