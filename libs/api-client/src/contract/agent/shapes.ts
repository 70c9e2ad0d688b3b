import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  categoryInput,
  openEnum,
  opt,
  wireCategory,
  wireCount,
  wireId,
  wireInt,
  wireMoney,
  wireRate,
  wireText,
  wireTime,
} from '../wire';

/** Defines calls for agents. */
export const agentCall = callsOf({ module: 'AFFMAN3', docs: DOCUMENTED && { roles: 'agent' } });

/** User name of a member; trimmed. */
export const nameInput = wireText(64).check(z.trim());

/** Rebate rate of one category. */
const wireRebate = z.object({
  /** Game category that the rate is for. */
  category: wireCategory,
  /** Share of valid stakes. */
  rate: wireRate,
});

/** Rates of an account; omitted categories have none. */
export const wireRebates = strictList(z.array(wireRebate));

/** Rates to assign to an account; omitted categories get none. */
export const rebatesInput = z
  .array(
    z.object({
      /** Game category that the rate is for. */
      category: categoryInput,
      /** Share of valid stakes. */
      rate: wireRate,
    }),
  )
  .check(z.maxLength(8));

/** One category; absent: all. */
export const categoryQuery = {
  /** Only this game category; absent: all. */
  category: z.optional(categoryInput),
};

/** One member of the team, by identifier or by whole user name; absent: all. */
export const memberQuery = {
  /** Identifier of the member; absent: all. */
  memberId: z.optional(wireId),
  /** Whole user name of the member; absent: all. */
  userName: z.optional(nameInput),
};

/** A member below the caller. */
export const memberShape = {
  /** Identifier of the member, for other calls. */
  memberId: wireId,
  /** User name; masked below level 1. */
  userName: wireText(64),
  /** Level below the caller; 0 is the caller. */
  level: wireCount,
};

/** Sums of members over whole days of the brand's time. */
export const teamSums = {
  /** Sum of deposits. */
  deposit: wireMoney,
  /** Sum of withdrawals. */
  withdraw: wireMoney,
  /** Sum of stakes. */
  stake: wireMoney,
  /** Sum of stakes that count for rebates and turnover. */
  validStake: wireMoney,
  /** Sum of payouts. */
  payout: wireMoney,
  /** Payout less stake: negative when the members lost. */
  netWin: wireMoney,
  /** Sum of bonuses. */
  bonus: wireMoney,
  /** VIP rebates received; not the line rebate of `teamRebates`. */
  rebate: wireMoney,
  /** Number of bets. */
  bets: wireCount,
};

/** A member of the downline; never a phone number or a balance. */
export const downlineRow = z.object({
  ...memberShape,
  /** Account type (decision 9). */
  type: z.int(),
  /** When the account was registered. */
  registerDate: wireTime,
  /** Time of the last login; absent: none yet. */
  lastLogin: opt(wireTime),
  /** Whether the member has an active session. */
  online: z._default(z.boolean(), false),
  /** LOCKED: login is refused. */
  status: openEnum(['ACTIVE', 'LOCKED']),
  /** Members directly below. */
  directCount: wireCount,
  /** Rates of the member by category. */
  rebates: z._default(wireRebates, []),
});

/** From the caller (level 0) down to the member whose downline it is. */
export const breadcrumb = z.array(z.object(memberShape));

/** Type of an account to open: 0 player, 1 agent. */
export const openedType = wireInt(0, 1);
