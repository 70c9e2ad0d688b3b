import type * as z from 'zod/mini';
import { agentDownlines } from '../contract/agent-downlines';
import type { downlineRow, wireRebate } from '../contract/agent-shapes';
import type { GameCategory } from '../games/to-game';
import { type MoneyOptions, send, type SendOptions } from '../transport/send';
import {
  type Amount,
  type Page,
  pageInputOf,
  type PageQuery,
  type Range,
  rangeInputOf,
  type Rate,
  toPage,
} from '../values';
import type { TeamMemberRef, TeamSums } from './team';

/** What somebody earns of the stakes of one category. */
export interface RebateRate {
  category: GameCategory;
  rate: Rate;
}

export interface DownlineMember extends TeamMemberRef {
  /** Account type (decision 9). */
  type: number;
  /** Milliseconds since the epoch, as the next. */
  registeredAt: number;
  lastLoginAt: number | undefined;
  online: boolean;
  locked: boolean;
  /** How many stand directly below him. */
  directCount: number;
  rebates: RebateRate[];
}

export interface DownlinePage extends Page<DownlineMember> {
  /** From the agent himself (level 0) to the member whose downline it is. */
  breadcrumb: TeamMemberRef[];
}

export type DownlineSort = 'userName' | 'registeredAt' | 'lastLoginAt' | 'directCount';

export interface DownlineQuery extends PageQuery {
  /** Whose direct downline; without it the agent's own. */
  memberId?: string | undefined;
  /** Searches: part of a direct member's name, or the whole name of somebody below. */
  userName?: string | undefined;
  type?: number | undefined;
  sort?: DownlineSort | undefined;
  descending?: boolean | undefined;
}

export interface DownlineDetail {
  member: DownlineMember;
  breadcrumb: TeamMemberRef[];
  /** Of himself, and of everybody below him. */
  own: TeamSums;
  team: TeamSums;
}

/** Somebody money may be given to. */
export interface TransferPayee {
  userName: string;
  type: number;
}

export interface NewDownline {
  userName: string;
  password: string;
  confirmPassword: string;
  nickname?: string | undefined;
  /** 0 player, 1 agent. */
  type: number;
  /** Categories left out get none. */
  rebates: RebateRate[];
}

export type DownlineTransferType = 'NORMAL' | 'DIVIDEND' | 'SALARY';

export interface DownlineTransfer {
  /** What each gets. */
  amount: Amount;
  type: DownlineTransferType;
  paymentPassword: string;
  /** At most 140 characters. */
  remark?: string | undefined;
}

export interface DownlineTransferReceipt {
  /** What each got. */
  amount: Amount;
  total: Amount;
  /** The agent's own, afterwards. */
  balance: Amount;
  /** Milliseconds since the epoch. */
  at: number;
  transfers: { orderNo: string; userName: string }[];
}

const SORTS = {
  userName: 'userName',
  registeredAt: 'registerDate',
  lastLoginAt: 'lastLogin',
  directCount: 'directCount',
} as const;

/** Rates in our words. */
export const toRates = (rates: z.output<typeof wireRebate>[]): RebateRate[] =>
  rates.map(({ productType, rate }) => ({ category: productType, rate }));

/** Rates in the platform's words. */
export const ratesInputOf = (rates: readonly RebateRate[]) =>
  rates.map(({ category, rate }) => ({ productType: category, rate }));

const toMember = ({
  registerDate,
  lastLogin,
  status,
  rebates,
  ...member
}: z.output<typeof downlineRow>): DownlineMember => ({
  ...member,
  registeredAt: registerDate,
  lastLoginAt: lastLogin ?? undefined,
  locked: status === 'LOCKED',
  rebates: toRates(rebates),
});

/** Who stands directly below the agent or one of his team. Throws `downline.unknown` (D2 §7). */
export async function downline(query: DownlineQuery, options?: SendOptions): Promise<DownlinePage> {
  const value = await send(
    agentDownlines.downline,
    {
      ...pageInputOf(query),
      memberId: query.memberId,
      userName: query.userName?.trim() || undefined,
      type: query.type,
      sort: SORTS[query.sort ?? 'userName'],
      order: query.descending === true ? 'DESC' : 'ASC',
    },
    options,
  );
  return {
    ...toPage(value, toMember),
    breadcrumb: value.breadcrumb,
  };
}

/** One member with the sums of a range. Throws `downline.unknown`. */
export async function downlineDetail(
  memberId: string,
  range?: Range,
  options?: SendOptions,
): Promise<DownlineDetail> {
  const input = { memberId, ...rangeInputOf(range) };
  const { member, ...detail } = await send(agentDownlines.downlineDetail, input, options);
  return { ...detail, member: toMember(member) };
}

/** The direct downline as names to transfer to, without locked accounts (D2 §7). */
export async function downlineNames(
  query: PageQuery & { userName?: string | undefined },
  options?: SendOptions,
): Promise<Page<TransferPayee>> {
  const input = { ...pageInputOf(query), userName: query.userName?.trim() || undefined };
  const value = await send(agentDownlines.downlineNames, input, options);
  return toPage(value, (payee) => payee);
}

/**
 * Opens an account directly below the agent (D2 §7). Throws `field.invalid` with the fields,
 * `register.username.taken`, `rebate.out.of.range`, `quota.exhausted`.
 */
export async function openDownline(
  { userName, rebates, ...account }: NewDownline,
  options?: SendOptions,
): Promise<{ memberId: string; userName: string }> {
  const value = await send(
    agentDownlines.openDownline,
    { ...account, username: userName, rebates: ratesInputOf(rebates) },
    options,
  );
  return { memberId: value.memberId, userName: value.userName };
}

type WireReceipt = Awaited<ReturnType<typeof send<(typeof agentDownlines)['transferToDownlines']>>>;

const toReceipt = ({ time, ...receipt }: WireReceipt): DownlineTransferReceipt => ({
  ...receipt,
  at: time,
});

/**
 * Gives money to one of the direct downline (D2 §7). Throws `payment.password.wrong`,
 * `downline.unknown`, `amount.out.of.range`, `wallet.insufficient`.
 */
export async function transferToDownline(
  userName: string,
  transfer: DownlineTransfer,
  options: MoneyOptions,
): Promise<DownlineTransferReceipt> {
  const input = { ...transfer, toUserName: userName };
  return toReceipt(await send(agentDownlines.transferToDownline, input, options));
}

/** Gives each of up to 50 of the direct downline the same amount, all of them or none; throws as the one does. */
export async function transferToDownlines(
  userNames: string[],
  transfer: DownlineTransfer,
  options: MoneyOptions,
): Promise<DownlineTransferReceipt> {
  const input = { ...transfer, toUserNames: userNames };
  return toReceipt(await send(agentDownlines.transferToDownlines, input, options));
}
