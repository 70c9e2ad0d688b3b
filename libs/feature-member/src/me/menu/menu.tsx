import { PATHS } from '@lobby/core';
import type { Requirement } from '@lobby/session';
import {
  Bag,
  Bars,
  Care,
  Coins,
  Download,
  Gem,
  Gift,
  Headset,
  Mail,
  Percent,
  Receipt,
  Settings,
  Shield,
  Swap,
  Trophy,
  UserPlus,
  Users,
  Wallet,
  Bank,
} from '@lobby/ui-kit';
import type { ReactNode } from 'react';

type Labels = keyof typeof import('../../labels/en/member-me.json');

/** Kind of promotion that may be open to the viewer (D2 §3). */
type PromotionKind = 'REFERRAL' | 'MISSION';

/** Requirements of an entry: viewer, member and brand (D2 §6). */
export interface EntryNeeds extends Requirement {
  /** Requires a VIP label. */
  vipLabel?: true;
  /** Requires an account with an inbox. */
  inbox?: true;
  /** Requires an open promotion of this kind. */
  promotion?: PromotionKind;
}

/** Entry of the member centre. Shows if its screen exists and all needs except the session are met. */
export interface MenuEntry {
  label: Extract<Labels, `entry.${string}`>;
  icon: ReactNode;
  to: string;
  needs: EntryNeeds;
}

const SESSION: EntryNeeds = { session: true };

/** All entries of the member centre, by section (D2 §2). */
export const MENU = {
  buttons: [
    {
      label: 'entry.agent',
      icon: <Users />,
      to: PATHS.agentCentre,
      needs: { agent: true },
    },
    { label: 'entry.messages', icon: <Mail />, to: PATHS.announcements, needs: SESSION },
    { label: 'entry.settings', icon: <Settings />, to: PATHS.settings, needs: SESSION },
  ],
  quick: [
    { label: 'entry.deposit', icon: <Wallet />, to: PATHS.deposit, needs: SESSION },
    { label: 'entry.bets', icon: <Receipt />, to: PATHS.bets, needs: SESSION },
    { label: 'entry.transactions', icon: <Swap />, to: PATHS.transactions, needs: SESSION },
    { label: 'entry.security', icon: <Shield />, to: PATHS.security, needs: SESSION },
  ],
  care: [{ label: 'entry.saferPlay', icon: <Care />, to: PATHS.saferPlay, needs: SESSION }],
  tiles: [
    { label: 'entry.vip', icon: <Gem />, to: PATHS.vip, needs: { session: true, vipLabel: true } },
    {
      label: 'entry.mall',
      icon: <Bag />,
      to: PATHS.mall,
      needs: { session: true, flag: 'pointsMall' },
    },
  ],
  rows: [
    {
      label: 'entry.rewards',
      icon: <Gift />,
      to: PATHS.rewardsCentre,
      needs: { session: true, flag: 'rewardsCentre' },
    },
    {
      label: 'entry.deposits',
      icon: <Wallet />,
      to: PATHS.deposits,
      needs: { session: true, flag: 'depositRecord' },
    },
    {
      label: 'entry.withdrawals',
      icon: <Bank />,
      to: PATHS.withdrawals,
      needs: { session: true, flag: 'withdrawalRecord' },
    },
    {
      label: 'entry.profitAndLoss',
      icon: <Bars />,
      to: PATHS.profitAndLoss,
      needs: { session: true, flag: 'profitAndLoss' },
    },
    {
      label: 'entry.rebates',
      icon: <Percent />,
      to: PATHS.rebates,
      needs: { session: true, flag: 'myRebate' },
    },
    {
      label: 'entry.manualRebate',
      icon: <Coins />,
      to: PATHS.manualRebate,
      needs: { session: true, flag: 'manualRebate' },
    },
    {
      label: 'entry.invite',
      icon: <UserPlus />,
      to: PATHS.invite,
      needs: { session: true, promotion: 'REFERRAL' },
    },
    {
      label: 'entry.missions',
      icon: <Trophy />,
      to: PATHS.missions,
      needs: { session: true, promotion: 'MISSION' },
    },
    {
      label: 'entry.inbox',
      icon: <Mail />,
      to: PATHS.inbox,
      needs: { session: true, flag: 'inbox', inbox: true },
    },
    { label: 'entry.service', icon: <Headset />, to: PATHS.service, needs: SESSION },
    { label: 'entry.download', icon: <Download />, to: PATHS.download, needs: SESSION },
  ],
} satisfies Record<string, readonly MenuEntry[]>;

/** Section of the member centre. */
export type MenuPlace = keyof typeof MENU;
