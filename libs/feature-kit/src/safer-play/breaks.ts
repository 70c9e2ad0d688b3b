import type { Protection } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { sessionStore } from '@lobby/session';
import { atom, useAtomValue } from 'jotai';
import { compareAmounts, remainingAmount } from '../amount/amount-text';

/** A running break. */
export interface Break {
  /** Its end, ms since the epoch; undefined if permanent. */
  until: number | undefined;
}

/** The running break of a time-out, an exclusion or both, up to the later end; null if there is none. */
export function breakOf({
  timeOut,
  selfExclusion,
}: Pick<Protection, 'timeOut' | 'selfExclusion'>): Break | null {
  const ends = [timeOut?.until, selfExclusion?.until].filter((end) => end !== undefined);
  if (ends.length === 0) return null;
  const dated = ends.filter((end) => typeof end === 'number');
  return { until: dated.length < ends.length ? undefined : Math.max(...dated) };
}

/** The smallest amount of the wire. */
const SMALLEST = '0.00000001';

/** Why no deposit is possible; `until` in ms since the epoch, undefined if permanent. */
export interface DepositClosure {
  reason: 'break' | 'limit';
  until: number | undefined;
}

/**
 * Why and until when deposits are closed: a break, or limits that leave less than the least deposit; undefined while they
 * are open. Limits of unknown periods count. While the least deposit is unknown, only a used-up limit closes them.
 */
export function depositClosure(
  protection: Protection,
  least: Amount = SMALLEST,
): DepositClosure | undefined {
  const pause = breakOf(protection);
  const limits = protection.limits.filter(
    ({ kind, amount, used }) =>
      kind === 'DEPOSIT' && compareAmounts(remainingAmount(amount, used), least) < 0,
  );
  if (!pause && limits.length === 0) return undefined;
  const reason = pause ? 'break' : 'limit';
  if (pause && pause.until === undefined) return { reason, until: undefined };
  return { reason, until: Math.max(pause?.until ?? 0, ...limits.map(({ endsAt }) => endsAt)) };
}

const leastDepositAtom = atom<Amount | undefined>(undefined);

/** Sets the least deposit of the account's methods; undefined while they are unknown. */
export function noteLeastDeposit(least: Amount | undefined): void {
  sessionStore.set(leastDepositAtom, least);
}

/** The least deposit of the account; undefined until its methods are loaded in this tab. */
export const useLeastDeposit = (): Amount | undefined =>
  useAtomValue(leastDepositAtom, { store: sessionStore });
