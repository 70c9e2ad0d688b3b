import type { FlagName } from '@lobby/core';
import type { Viewer } from '../session/viewer';
import { accountType } from './account-types';

/** What a screen, a menu entry or a button asks of the person before it opens. */
export interface Requirement {
  session?: true;
  /** A session whose account type opens the agent area. */
  agent?: true;
  /** A session whose account type has dividends and contracts. */
  contracts?: true;
  /** An account with real money: no trial (D1 §6). */
  realAccount?: true;
  /** An account of a person: no virtual one (D1 §6). */
  ownAccount?: true;
  flag?: FlagName;
  /** A guest is sent Home instead of to log in: there is nothing to come back to (D1 §2). */
  guestsGoHome?: true;
}

/** Why something does not open. */
export type DeniedReason = 'sign-in' | 'not-permitted' | 'switched-off';

/** The one place that decides who may: null is a yes. */
export function accessDenied(
  need: Requirement | null,
  { session, flags }: Viewer,
): DeniedReason | null {
  if (!need) return null;
  if (need.flag && !flags[need.flag]) return 'switched-off';
  const { session: any, agent, contracts, realAccount, ownAccount } = need;
  const asksSession = any ?? agent ?? contracts ?? realAccount ?? ownAccount;
  if (!asksSession) return null;
  if (!session) return 'sign-in';
  const type = accountType(session.type);
  const missing =
    (agent && !type.agentArea) ||
    (contracts && !type.contracts) ||
    (realAccount && type.name === 'trial') ||
    (ownAccount && type.virtual);
  return missing ? 'not-permitted' : null;
}
