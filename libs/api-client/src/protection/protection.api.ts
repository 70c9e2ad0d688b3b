import type * as z from 'zod/mini';
import { protection } from '../contract/protection';
import { send, type SendOptions } from '../transport/send';
import { rangeInputOf, type Amount, type Range } from '../values';

export type LimitKind = 'DEPOSIT' | 'LOSS' | 'STAKE' | 'SESSION';
/** Of the brand's own time; weeks begin on Monday, months on the 1st. */
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH';

/** Which of the twelve limits. */
export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

export interface ProtectionLimit extends LimitName {
  /** Money; of `SESSION` whole minutes. */
  amount: Amount;
  /** Deposits and bets under way count. */
  used: Amount;
  /** When `used` begins again at 0, ms. */
  endsAt: number;
  /** What takes its place, and when (ms); `amount` is absent where the limit will go. */
  pending: { amount: Amount | undefined; effectiveAt: number } | undefined;
}

/** What somebody set to play more safely. */
export interface Protection {
  /** Those that are set. */
  limits: ProtectionLimit[];
  /** No deposits and no play until then, ms. Withdrawals stay open. */
  timeOutUntil: number | undefined;
  /** No login either, ms. */
  excludedUntil: number | 'PERMANENT' | undefined;
}

/** Minutes between two reminders in a game; 0 is never. */
export type RealityCheckMinutes = 0 | 15 | 30 | 60;

/** What somebody did with money and time. */
export interface PlayActivity {
  deposited: Amount;
  withdrawn: Amount;
  /** Deposited less withdrawn; may be negative. */
  netDeposit: Amount;
  staked: Amount;
  won: Amount;
  /** Minutes of the clock in which at least one round was played. */
  minutesPlayed: number;
  /** What was asked for, made whole days of the brand's own time. */
  range: Range;
}

function toProtection(value: z.output<typeof protection.limits.value>): Protection {
  return {
    limits: value.limits.map(({ pending, ...limit }) => ({
      ...limit,
      pending: pending
        ? { amount: pending.amount ?? undefined, effectiveAt: pending.effectiveAt }
        : undefined,
    })),
    timeOutUntil: value.timeOut?.until,
    excludedUntil: value.selfExclusion?.until,
  };
}

export async function limits(options?: SendOptions): Promise<Protection> {
  return toProtection(await send(protection.limits, {}, options));
}

/**
 * Sets or lowers a limit at once; a higher one, or none (`amount` absent), waits 24 hours.
 * `amount` is money; of `SESSION` whole minutes. Throws `field.invalid` for what is neither.
 */
export async function setLimit(
  { kind, period, amount }: LimitName & { amount: Amount | undefined },
  options?: SendOptions,
): Promise<Protection> {
  const input = { kind, period, amount: amount ?? null };
  return toProtection(await send(protection.setLimit, input, options));
}

/** Keeps a limit as it is. Throws `record.not.found` where nothing waits. */
export async function cancelPending(
  { kind, period }: LimitName,
  options?: SendOptions,
): Promise<Protection> {
  return toProtection(await send(protection.cancelPending, { kind, period }, options));
}

export async function realityCheck(options?: SendOptions): Promise<RealityCheckMinutes> {
  const { intervalMinutes } = await send(protection.realityCheck, {}, options);
  return intervalMinutes;
}

export async function setRealityCheck(
  intervalMinutes: RealityCheckMinutes,
  options?: SendOptions,
): Promise<void> {
  await send(protection.setRealityCheck, { intervalMinutes }, options);
}

/**
 * A break of 24 hours to 42 days: no deposit, no play, but withdrawals. Nothing ends it early.
 * `until` in ms. Throws `field.invalid` outside of that, `protection.not.changeable` for a shorter
 * one than there is.
 */
export async function timeOut(until: number, options?: SendOptions): Promise<Protection> {
  return toProtection(await send(protection.timeOut, { until }, options));
}

/**
 * Closes the account to oneself for 6 months to 5 years (`until`, ms) or for good, and ends every
 * session, this one too. `password` is the login's. Throws `password.old.wrong`,
 * `login.account.locked`, `field.invalid`, `protection.not.changeable` for a shorter one.
 */
export async function selfExclude(
  { until, password }: { until: number | 'PERMANENT'; password: string },
  options?: SendOptions,
): Promise<void> {
  await send(protection.selfExclude, { until, password }, options);
}

/** Without a range: the last 30 days. */
export async function activity(
  range: Range | undefined,
  options?: SendOptions,
): Promise<PlayActivity> {
  const value = await send(protection.activity, rangeInputOf(range), options);
  return {
    deposited: value.deposited,
    withdrawn: value.withdrawn,
    netDeposit: value.net,
    staked: value.staked,
    won: value.won,
    minutesPlayed: value.timePlayed,
    range: { from: value.range.startDate, to: value.range.endDate },
  };
}
