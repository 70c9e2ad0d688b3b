import type { CallAnswer, CallInput } from '../contract';
import { protection } from '../contract/protection/protection';
import { bind } from '../transport/send';

/** Own limits with what is used of them, and a break that is on. */
export const limits = bind(protection.limits);

/**
 * Sets or lowers a limit at once; a higher one, or none (`amount: null`), waits 24 hours, then for a confirmation.
 * `amount` is money; of `SESSION` whole minutes. Throws `field.invalid` for what is neither.
 */
export const setLimit = bind(protection.setLimit);

/**
 * Confirms the pending change of a limit; `amount` is the one that waits, null for a removal. Throws `record.not.found`
 * where no such change waits, `protection.not.changeable` before its 24 hours are over.
 */
export const confirmPending = bind(protection.confirmPending);

/** Cancels the pending change of a limit. Throws `record.not.found` where there is none. */
export const cancelPending = bind(protection.cancelPending);

/** How often a game reminds of the time played. */
export const realityCheck = bind(protection.realityCheck);

/** Sets how often a game reminds of the time played. */
export const setRealityCheck = bind(protection.setRealityCheck);

/**
 * Starts a time-out of 24 hours to 42 days: no deposit, no play, withdrawals only. Nothing ends it early.
 * `until` in ms. Throws `field.invalid` outside of that, `protection.not.changeable` for a shorter
 * one than there is.
 */
export const timeOut = bind(protection.timeOut);

/**
 * Excludes the player for 6 months to 5 years (`until`, ms) or for good, and ends every
 * session, this one too. `password` is the login's. Throws `password.old.wrong`,
 * `login.account.locked`, `field.invalid`, `protection.not.changeable` for a shorter one.
 */
export const selfExclude = bind(protection.selfExclude);

/** Time and net position of the session, by the platform's clock and ledger. */
export const session = bind(protection.session);

/** Sums of money and time played over a range; default: the last 30 days. */
export const activity = bind(protection.activity);

/** The player's limits and breaks. */
export type Protection = CallAnswer<typeof protection.limits>;
/** A limit that is set. */
export type ProtectionLimit = Protection['limits'][number];
/** Names one of the twelve limits. */
export type LimitName = CallInput<typeof protection.cancelPending>;
/** Time and net position of a session. */
export type PlaySession = CallAnswer<typeof protection.session>;
/** Sums of money and time played over a range. */
export type PlayActivity = CallAnswer<typeof protection.activity>;
