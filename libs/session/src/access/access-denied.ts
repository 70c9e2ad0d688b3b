import type { FlagName, SessionRecord } from '@lobby/core';
import type { Flags } from '../flags/flags';
import { accountType } from './account-types';

/** Input of all access rules. */
export interface Viewer {
  /** Null for a guest. */
  session: SessionRecord | null;
  flags: Flags;
}

/** What a screen, menu entry or button requires of the viewer. An empty requirement is always met. */
export interface Requirement {
  /** Any session. */
  session?: true;
  /** A session with an account type that may open the agent area. */
  agent?: true;
  /** A session with an account type that has dividends and contracts. */
  contracts?: true;
  /** A session other than a trial (D1 §6). */
  realAccount?: true;
  /** A session other than a virtual one (D1 §6). */
  ownAccount?: true;
  /** A flag that must be on, for guests too. */
  flag?: FlagName;
  /** Open before a required change of password too (D1 §4): the change itself, and exits from it. */
  beforeChange?: true;
  /** Redirects guests Home instead of to the login screen (D1 §2). */
  guestsGoHome?: true;
}

/** Why access is denied: no session, the wrong account type, a trial, a flag that is off, or a password that must be changed first. */
export type DeniedReason =
  | 'sign-in'
  | 'not-permitted'
  | 'real-account'
  | 'switched-off'
  | 'change-password';

/** Checks a requirement; null grants access. All access rules are implemented in this function. */
export function accessDenied(
  need: Requirement | null,
  { session, flags }: Viewer,
): DeniedReason | null {
  if (!need) return null;
  if (need.flag && !flags[need.flag]) return 'switched-off';
  const { agent, contracts, realAccount, ownAccount } = need;
  const needsSession = need.session ?? agent ?? contracts ?? realAccount ?? ownAccount;
  if (!needsSession) return null;
  if (!session) return 'sign-in';
  const type = accountType(session.type);
  if (realAccount && type.name === 'trial') return 'real-account';
  const forbidden =
    (agent && !type.agentArea) || (contracts && !type.contracts) || (ownAccount && type.virtual);
  if (forbidden) return 'not-permitted';
  return session.firstTimeLogin && !need.beforeChange ? 'change-password' : null;
}

/** Limits and breaks are for accounts with real money. */
export const OWN_ACCOUNT: Requirement = { session: true, realAccount: true, ownAccount: true };
