import type { CallValue, Contract } from '@lobby/api-client/contract';
import { isReal } from '../accounts/types';
import type { Brand } from '../brands/brands';
import type { Viewer } from '../calls/context';
import type { Db } from '../database/db';
import { reasonAgainst } from './eligibility';
import { hasEnded, type Promotion, takenBy } from './promotions';
import { reasonToReject } from './requirements';
import { type RewardRow, rewardsOf, statusAt } from './reward-rows';
import { hasStakedThisWeek } from './weekly-back';

type Detail = CallValue<Contract['rewards']['promotion']>;

/** Standing of a viewer in a promotion. */
export type Standing = Pick<Detail, 'status' | 'obstacle' | 'claimId' | 'rejectReason'>;

/** Viewer and time. */
export interface Looking {
  db: Db;
  brand: Brand;
  viewer: Viewer | undefined;
  now: number;
}

/**
 * Standing of an application, an event or a claimable bonus: the status of its reward, or `close` if rejected and the
 * promotion is over.
 */
function standingOf(row: RewardRow, over: boolean, now: number): Standing {
  const status = statusAt(row, now);
  if (status === 'rejected' && over) return { status: 'close', rejectReason: row.reason };
  const claimId = status === 'claim' ? String(row.id) : null;
  return { status, claimId, rejectReason: row.reason };
}

/** Statuses that a paid week leaves until the next one is staked in. */
const PAID: ReadonlySet<Standing['status']> = new Set(['issued', 'claimed']);

/** Standing in a running promotion that the account has not joined; `last`: its last reward. */
function openTo(
  { db, brand, now }: Looking,
  userId: number,
  { promotion, last }: { promotion: Promotion; last: RewardRow | undefined },
): Standing {
  const asker = { brand, userId, now };
  if (takenBy(promotion, 'APPLY')) {
    const obstacle = reasonToReject(db, asker, promotion.terms.requires) ?? null;
    return { status: 'join', obstacle };
  }
  if (takenBy(promotion, 'AUTO')) {
    const staked = hasStakedThisWeek(db, asker, promotion.terms);
    if (staked) return { status: 'process' };
    return { status: PAID.has(last?.status) ? last?.status : 'join' };
  }
  if (!takenBy(promotion, 'DEPOSIT')) return { status: 'join' };
  const obstacle = reasonAgainst(db, asker, promotion) ?? null;
  if (obstacle?.startsWith('TAKEN') !== true) return { status: 'join', obstacle };
  const open = db.get(
    `SELECT 1 FROM deposits WHERE user_id = ? AND promo = ? AND status IN ('PENDING', 'PAID')`,
    userId,
    promotion.id,
  );
  return { status: open === undefined ? 'issued' : 'process', obstacle };
}

/** Standing in an upcoming or ended promotion; undefined while it runs. */
function byTime(promotion: Promotion, now: number): Standing | undefined {
  if (hasEnded(promotion, now)) return { status: 'close' };
  return promotion.start > now ? { status: 'coming' } : undefined;
}

/** Returns a viewer's standing in each promotion; reads the viewer's rewards once. */
export function standingsFor(looking: Looking): (promotion: Promotion) => Standing {
  const { db, viewer, now } = looking;
  const rows = viewer === undefined ? [] : rewardsOf(db, viewer.userId);
  return (promotion) => {
    const row = rows.find(({ promo }) => promo === promotion.id);
    const timed = byTime(promotion, now);
    const claimable = row !== undefined && statusAt(row, now) === 'claim';
    if (row?.applied === 1 || claimable) return standingOf(row, timed !== undefined, now);
    if (timed !== undefined) return timed;
    if (takenBy(promotion, 'INFO')) return {};
    if (viewer === undefined) return { status: 'join', obstacle: 'LOGIN' };
    if (!isReal(viewer.type)) return { status: 'join', obstacle: 'ACCOUNT_TYPE' };
    return openTo(looking, viewer.userId, { promotion, last: row });
  };
}
