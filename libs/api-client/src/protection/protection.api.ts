import type { CallAnswer, CallInput } from '../contract';
import { protection } from '../contract/protection/protection';
import { bind } from '../transport/send';

/** The player's limits with their usage, and active breaks. */
export const limits = bind(protection.limits);

/**
 * Sets or lowers a limit at once; raising or removing one (`amount: null`) needs a confirmation after 24 hours.
 * `amount` is money, or whole minutes for `SESSION`. Throws `field.invalid` for an invalid amount.
 */
export const setLimit = bind(protection.setLimit);

/**
 * Confirms the pending change of a limit; `amount` is the pending one, null for a removal. Throws `record.not.found`
 * if no such change is pending, `protection.not.changeable` before its 24 hours are over.
 */
export const confirmPending = bind(protection.confirmPending);

/** Cancels the pending change of a limit. Throws `record.not.found` if there is none. */
export const cancelPending = bind(protection.cancelPending);

/** Interval of reality checks during play. */
export const realityCheck = bind(protection.realityCheck);

/** Sets the interval of reality checks during play. */
export const setRealityCheck = bind(protection.setRealityCheck);

/**
 * Starts a time-out of 24 hours to 42 days: no deposits or play, withdrawals only. It cannot be ended early.
 * `until` in ms. Throws `field.invalid` outside that range, `protection.not.changeable` if shorter
 * than the current one.
 */
export const timeOut = bind(protection.timeOut);

/**
 * Excludes the player for 6 months to 5 years (`until`, ms) or permanently, and ends all
 * sessions, including this one. `password` is the login password. Throws `password.old.wrong`,
 * `login.account.locked`, `field.invalid`, `protection.not.changeable` if shorter than the current one.
 */
export const selfExclude = bind(protection.selfExclude);

/** Time and net position of the session, by the platform's clock and ledger. */
export const session = bind(protection.session);

/** Sums of money and time played over a range; default: the last 30 days. */
export const activity = bind(protection.activity);

/** The player's limits and breaks. */
export type Protection = CallAnswer<typeof protection.limits>;
/** An active limit. */
export type ProtectionLimit = Protection['limits'][number];
/** Names one of the twelve limits. */
export type LimitName = CallInput<typeof protection.cancelPending>;
/** Time and net position of a session. */
export type PlaySession = CallAnswer<typeof protection.session>;
/** Sums of money and time played over a range. */
export type PlayActivity = CallAnswer<typeof protection.activity>;
