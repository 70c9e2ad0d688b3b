import type { Category } from '../catalogue/games';
import { type Context, signedIn } from '../calls/context';
import { dayOf } from '../paging/range';
import { directByName } from './members';
import { assertQuota, quotasOf } from './quotas';
import {
  keepPastRates,
  limitsOf,
  type Rates,
  validRates,
  ratesOf,
  setRates,
  type WireRate,
  wireRate,
  wireRates,
} from './rates';

const NONE: Rates = new Map();

/**
 * Rates of an agent and the range that may be assigned: to a new account, or to a downline, whose rates may
 * only rise.
 */
export function rebateSettings(
  context: Context,
  { category, userName }: { category?: Category | undefined; userName?: string | undefined },
) {
  const { db, brand } = context;
  const agent = signedIn(context);
  const name = userName?.trim() ?? '';
  const present = name === '' ? NONE : ratesOf(db, directByName(db, agent.userId, name).id);
  const ownRates = ratesOf(db, agent.userId);
  const quotas = quotasOf(db, brand, agent);
  return limitsOf(db, brand, category).map((limit) => {
    const myRate = ownRates.get(limit.product) ?? 0;
    return {
      category: limit.product,
      myRate: wireRate(myRate),
      minRate: wireRate(Math.max(limit.min_rate, present.get(limit.product) ?? 0)),
      maxRate: wireRate(Math.min(myRate, limit.max_rate)),
      step: wireRate(limit.step),
      quotaGroups: quotas.get(limit.product) ?? [],
    };
  });
}

/**
 * Raises rates of a direct downline from today on; never below the current ones or above the caller's own.
 */
export function raiseRebates(
  context: Context,
  { userName, rebates }: { userName: string; rebates: readonly WireRate[] },
) {
  const { db, brand, now } = context;
  const agent = signedIn(context);
  return db.transaction(() => {
    const member = directByName(db, agent.userId, userName);
    const before = ratesOf(db, member.id);
    const given = validRates(db, brand, agent.userId, rebates, before);
    assertQuota(db, brand, agent, { given, before });
    keepPastRates(db, member.id, given, dayOf(brand, now));
    setRates(db, member.id, given);
    return { userName: member.name, rebates: wireRates(ratesOf(db, member.id)) };
  });
}
