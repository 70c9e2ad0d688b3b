import { api, type TeamProfitLoss } from '@lobby/api-client';
import { categoryLabel, type Column, type RecordKind } from '@lobby/feature-kit';

/** Grouping of the rows. */
export const GROUPS = ['MEMBER', 'CATEGORY', 'DAY'] as const;
export type Group = (typeof GROUPS)[number];

type Filters = { memberId?: string };

export type TeamSums = Omit<
  TeamProfitLoss,
  'date' | 'category' | 'memberId' | 'userName' | 'level' | 'directCount'
>;

/** Title column by grouping. */
const TITLES: Readonly<Record<Group, Column<TeamProfitLoss>>> = {
  MEMBER: {
    label: 'field.member',
    format: 'text',
    place: 'title',
    value: ({ userName }) => userName,
  },
  CATEGORY: {
    label: 'field.category',
    format: 'word',
    place: 'title',
    value: ({ category }) => (category ? categoryLabel(category) : 'profitAndLoss.money'),
  },
  DAY: { label: 'field.day', format: 'day', place: 'title', value: ({ date }) => date },
};

const SUMS: readonly Column<TeamSums>[] = [
  { label: 'field.stake', format: 'money', value: ({ stake }) => stake },
  { label: 'field.validStake', format: 'money', value: ({ validStake }) => validStake },
  { label: 'field.payout', format: 'money', value: ({ payout }) => payout },
  { label: 'field.deposit', format: 'money', value: ({ deposit }) => deposit },
  { label: 'field.withdrawal', format: 'money', value: ({ withdraw }) => withdraw },
  { label: 'field.bonus', format: 'money', value: ({ bonus }) => bonus },
  { label: 'field.rebate', format: 'money', value: ({ rebate }) => rebate },
  { label: 'field.bets', format: 'count', value: ({ bets }) => bets },
];

const RESULT: Column<TeamSums> = {
  label: 'field.result',
  format: 'signed',
  place: 'amount',
  value: ({ netWin }) => netWin,
};

/** Address of a row's direct members, based on the current query; undefined without any. */
function below(row: TeamProfitLoss, query: URLSearchParams): string | undefined {
  const { memberId, directCount = 0 } = row;
  if (memberId === undefined || directCount === 0 || query.get('memberId') === memberId)
    return undefined;
  const next = new URLSearchParams(query);
  next.set('memberId', memberId);
  return `?${next}`;
}

/** Team profit and loss by member, category or day; a member's row includes the whole downline (D2 §2). */
export const teamProfitAndLoss = (
  groupBy: Group,
): RecordKind<TeamProfitLoss, TeamSums, Filters> => ({
  name: `team-profit-and-loss-${groupBy.toLowerCase()}`,
  title: 'teamProfitAndLoss.title',
  load: (input, options) => api.agent.teamProfitLoss({ ...input, groupBy }, options),
  key: ({ memberId, date, category }) => `${memberId ?? ''} ${date ?? ''} ${category ?? ''}`,
  ...(groupBy === 'MEMBER' && { to: below }),
  columns: [TITLES[groupBy], RESULT, ...SUMS],
  sums: [RESULT, ...SUMS],
});
