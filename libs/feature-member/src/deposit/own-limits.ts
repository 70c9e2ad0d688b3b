import type { Protection, ProtectionLimit } from '@lobby/api-client';
import { subtractAmounts, type Amount } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';

/** What one of the player's own limits leaves for deposits. */
export interface Room {
  left: Amount;
  period: ProtectionLimit['period'];
  /** When the whole limit is free again. */
  endsAt: number;
}

/** Why no deposit is possible; `until` is missing where nothing ends it. */
export type Closure =
  { reason: 'break'; until: number | undefined } | { reason: 'limit'; until: number };

const tighter = (one: Room | undefined, other: Room): Room =>
  one && compareAmounts(one.left, other.left) <= 0 ? one : other;

/** The tightest of the player's own deposit limits; undefined without one. */
export function roomOf({ limits }: Protection): Room | undefined {
  return limits
    .filter(({ kind }) => kind === 'DEPOSIT')
    .map(({ amount, used, period, endsAt }) => ({
      left: compareAmounts(used, amount) < 0 ? subtractAmounts(amount, used) : '0',
      period,
      endsAt,
    }))
    .reduce<Room | undefined>(tighter, undefined);
}

/** What closes deposits of `least` and more: a break, or an own limit; undefined while they are open. */
export function closureOf(protection: Protection, least: Amount): Closure | undefined {
  const { timeOut, selfExclusion } = protection;
  const until = selfExclusion?.until ?? timeOut?.until;
  if (until !== undefined) {
    return { reason: 'break', until: typeof until === 'number' ? until : undefined };
  }
  const room = roomOf(protection);
  const reached = room && compareAmounts(room.left, least) < 0;
  return reached ? { reason: 'limit', until: room.endsAt } : undefined;
}
