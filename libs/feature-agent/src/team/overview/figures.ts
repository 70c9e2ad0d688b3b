import type { TeamCounters, TeamSummary } from '@lobby/api-client';
import type { RecordLabel } from '@lobby/feature-kit';

type Labels = keyof typeof import('../../labels/en/agent-team.json');
type CounterLabels = keyof typeof import('../../labels/en/agent-centre.json');

/** Data of the overview: counters of members, and the money of the range. */
export interface Overview {
  counters: TeamCounters;
  summary: TeamSummary;
}

/** Figure of the overview. */
export interface Figure {
  label:
    | `agent-team:${Extract<Labels, `overview.${string}`>}`
    | `agent-centre:${Extract<CounterLabels, `counter.${string}`>}`
    | `records:${RecordLabel}`;
  format: 'money' | 'signed' | 'count';
  value(overview: Overview): string;
}

/** Counters of members active in the range; the number online is independent of the range. */
export const ACTIVITY: readonly Figure[] = [
  {
    label: 'agent-centre:counter.loggedIn',
    format: 'count',
    value: ({ counters }) => String(counters.loggedIn),
  },
  {
    label: 'agent-centre:counter.bet',
    format: 'count',
    value: ({ counters }) => String(counters.bet),
  },
  {
    label: 'agent-centre:counter.registered',
    format: 'count',
    value: ({ counters }) => String(counters.registered),
  },
  {
    label: 'agent-team:overview.bets',
    format: 'count',
    value: ({ summary }) => String(summary.bets),
  },
];

/** Money of the range, most important first. */
export const MONEY: readonly Figure[] = [
  {
    label: 'agent-team:overview.commission',
    format: 'money',
    value: ({ summary }) => summary.commission,
  },
  { label: 'agent-team:overview.result', format: 'signed', value: ({ summary }) => summary.netWin },
  { label: 'records:field.stake', format: 'money', value: ({ summary }) => summary.stake },
  {
    label: 'records:field.validStake',
    format: 'money',
    value: ({ summary }) => summary.validStake,
  },
  { label: 'records:field.payout', format: 'money', value: ({ summary }) => summary.payout },
  { label: 'records:field.deposit', format: 'money', value: ({ summary }) => summary.deposit },
  { label: 'records:field.withdrawal', format: 'money', value: ({ summary }) => summary.withdraw },
  { label: 'records:field.bonus', format: 'money', value: ({ summary }) => summary.bonus },
  { label: 'records:field.rebate', format: 'money', value: ({ summary }) => summary.rebate },
];
