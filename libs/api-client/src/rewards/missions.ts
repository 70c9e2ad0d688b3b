import { rewardsMissions } from '../contract/rewards-missions';
import { send, type MoneyOptions, type SendOptions } from '../transport/send';
import { pageInputOf, toPage, type Amount, type Page, type PageQuery, type Range } from '../values';
import type { Claimed } from './vip';

export interface Mission {
  missionId: string;
  title: string;
  /** Valid stakes (money), rounds, days with a round, or kinds of game. */
  measure: 'STAKE' | 'BETS' | 'DAYS' | 'PRODUCTS';
  /** Money of `STAKE`, whole numbers of the others. */
  target: Amount;
  progress: Amount;
  reward: Amount;
  period: 'DAY' | 'WEEK' | 'MONTH';
  /** ms. */
  endsAt: number;
  /** On the way, to be taken, or taken. */
  status: 'process' | 'claim' | 'claimed';
}

export interface BoardEntry {
  /** From 1. */
  rank: number;
  maskedName: string;
  /** Valid stakes of the week. */
  score: Amount;
}

export interface LeaderBoard {
  entries: BoardEntry[];
  /** Absent for somebody who did not play this week. */
  mine: BoardEntry | undefined;
  range: Range;
  /** Who stands on it, in the reader's language. */
  note: string;
}

export interface Invitation {
  code: string;
  links: string[];
  /** Who registered with the code. */
  invited: number;
  /** Of them, who played in the last 30 days. */
  active: number;
  /** What inviting has brought. */
  income: Amount;
  /** For each friend. */
  reward: Amount;
  /** What waits to be taken. */
  claimable: Amount;
  /** In the reader's language. */
  rules: string[];
}

export interface InvitedFriend {
  maskedName: string;
  /** ms. */
  registeredAt: number;
  status: 'REGISTERED' | 'DEPOSITED' | 'REWARDED';
  reward: Amount | undefined;
}

/** What several claims brought together. */
export interface ClaimedTogether extends Claimed {
  /** How many were paid. */
  count: number;
}

/** Missions of the day, the week and the month. Throws `function.not.available` where the brand has none. */
export async function missions(options?: SendOptions): Promise<Mission[]> {
  return send(rewardsMissions.missions, {}, options);
}

/** Takes a mission's reward. Throws `reward.not.claimable` for one that is not reached, or taken. */
export async function claimMission(missionId: string, options: MoneyOptions): Promise<Claimed> {
  return send(rewardsMissions.claimMission, { missionId }, options);
}

type WireBoardRow = Omit<BoardEntry, 'maskedName'> & { nameMasked: string };

const toEntry = ({ nameMasked, rank, score }: WireBoardRow): BoardEntry => ({
  rank,
  maskedName: nameMasked,
  score,
});

/** Who staked most this week. */
export async function leaderBoard(options?: SendOptions): Promise<LeaderBoard> {
  const { list, mine, range, note } = await send(rewardsMissions.leaderBoard, {}, options);
  return {
    entries: list.map(toEntry),
    mine: mine ? toEntry(mine) : undefined,
    range: { from: range.startDate, to: range.endDate },
    note,
  };
}

/** Own invitation code and links. Throws `function.not.available` where the brand does not offer it. */
export async function invite(options?: SendOptions): Promise<Invitation> {
  const { referralCode, ...value } = await send(rewardsMissions.invite, {}, options);
  return { code: referralCode, ...value };
}

/** Friends who registered with the own code, newest first. */
export async function invitedFriends(
  query: PageQuery,
  options?: SendOptions,
): Promise<Page<InvitedFriend>> {
  const value = await send(rewardsMissions.invitedFriends, pageInputOf(query), options);
  return toPage(value, ({ nameMasked, registerDate, status, reward }) => ({
    maskedName: nameMasked,
    registeredAt: registerDate,
    status,
    reward: reward ?? undefined,
  }));
}

/** Takes what waits for friends' first deposits. Throws `reward.not.claimable` where nothing does. */
export async function claimInviteRewards(options: MoneyOptions): Promise<ClaimedTogether> {
  return send(rewardsMissions.claimInviteRewards, {}, options);
}
