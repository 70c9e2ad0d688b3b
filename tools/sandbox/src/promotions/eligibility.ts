import type { ErrorCode } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { levelOf } from '../vip/levels';
import { refuse } from '../calls/refusal';
import { isOpen } from './fair';
import type { Offer } from './offers';
import type { Asker } from './requirements';
import type { DepositTerms } from './terms';
import { isWeekend, mondayOf } from './weeks';

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

const TAKEN_REASONS = {
  EVER: { reason: 'TAKEN', same: () => true },
  DAY: { reason: 'TAKEN_TODAY', same: (a: number, b: number) => a === b },
  WEEK: { reason: 'TAKEN_THIS_WEEK', same: (a: number, b: number) => mondayOf(a) === mondayOf(b) },
} as const satisfies Record<
  DepositTerms['once'],
  { reason: Reason; same: (a: number, b: number) => boolean }
>;

/** SQL condition: deposits that use or can still use a bonus. */
const HOLDING = `status IN ('PENDING', 'PAID', 'SUCCESS')`;

function lastTaken(db: Db, { userId }: Asker, { id }: Offer): number | null {
  const row = db.get<{ at: number | null }>(
    `SELECT max(at) AS at FROM deposits WHERE user_id = ? AND promo = ? AND ${HOLDING}`,
    userId,
    id,
  );
  return row?.at ?? null;
}

const hasDeposited = (db: Db, { userId }: Asker): boolean =>
  db.get(`SELECT 1 FROM deposits WHERE user_id = ? AND ${HOLDING} LIMIT 1`, userId) !== undefined;

/** Reason why an offer is unavailable; undefined if available. */
export function reasonAgainst(db: Db, asker: Asker, offer: Offer): Reason | undefined {
  const { once, firstDeposit, vipLevel, weekend } = offer.terms;
  const today = dayOf(asker.brand, asker.now);
  const taken = lastTaken(db, asker, offer);
  const { reason, same } = TAKEN_REASONS[once];
  if (taken !== null && same(dayOf(asker.brand, taken), today)) return reason;
  if (firstDeposit === true && hasDeposited(db, asker)) return 'FIRST_DEPOSIT';
  if (vipLevel !== undefined && levelOf(db, { id: asker.userId }).rank < vipLevel)
    return 'VIP_LEVEL';
  if (weekend === true && !isWeekend(today)) return 'WEEKEND';
  return undefined;
}

/** Throws `promotion.not.eligible` or `promotion.taken`. */
export function assertEligible(db: Db, asker: Asker, offer: Offer): void {
  if (!isOpen(db, asker, offer)) throw refuse('promotion.not.eligible');
  const reason = reasonAgainst(db, asker, offer);
  if (reason !== undefined) throw refuse(REASONS[reason]);
}
