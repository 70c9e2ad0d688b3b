import type { Requirement } from '@lobby/session';

/** Limits and breaks are for accounts with real money. */
export const OWN_ACCOUNT: Requirement = { session: true, realAccount: true, ownAccount: true };
