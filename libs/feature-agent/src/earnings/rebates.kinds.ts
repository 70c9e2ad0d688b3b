import { api, type GameCategory, type TeamRebate } from '@lobby/api-client';
import { categoryLabel, type RecordKind } from '@lobby/feature-kit';

type OwnRebate = Awaited<ReturnType<typeof api.agent.ownRebates>>['list'][number];
type OwnSums = Awaited<ReturnType<typeof api.agent.ownRebates>>['footer'];
type TeamSums = Awaited<ReturnType<typeof api.agent.teamRebates>>['footer'];

/** The agent's rates by category, with their commission; the platform returns all of them in one response. */
export const OWN_REBATES: RecordKind<OwnRebate, OwnSums, Record<never, string>> = {
  name: 'agent-rebate',
  title: 'earnings.agentRebate',
  load: async ({ startDate, endDate }, options) => {
    const { list, footer } = await api.agent.ownRebates({ startDate, endDate }, options);
    return { list, footer, page: 1, total: list.length, totalPages: 1 };
  },
  key: ({ category }) => category,
  columns: [
    {
      label: 'field.category',
      format: 'word',
      place: 'title',
      value: ({ category }) => categoryLabel(category),
    },
    {
      label: 'earnings.commission',
      format: 'money',
      place: 'amount',
      value: ({ commission }) => commission,
    },
    { label: 'earnings.ownRate', format: 'rate', value: ({ rate }) => rate },
    { label: 'earnings.teamStake', format: 'money', value: ({ teamValidStake }) => teamValidStake },
    { label: 'earnings.ownStake', format: 'money', value: ({ validStake }) => validStake },
    { label: 'earnings.lineRebate', format: 'money', value: ({ lineRebate }) => lineRebate },
  ],
  sums: [
    { label: 'earnings.commission', format: 'money', value: ({ commission }) => commission },
    { label: 'earnings.lineRebate', format: 'money', value: ({ lineRebate }) => lineRebate },
    { label: 'earnings.teamStake', format: 'money', value: ({ teamValidStake }) => teamValidStake },
    { label: 'earnings.ownStake', format: 'money', value: ({ validStake }) => validStake },
  ],
};

/** Team rebates by member and category, highest stake first. */
export const TEAM_REBATES: RecordKind<TeamRebate, TeamSums, { category?: GameCategory }> = {
  name: 'team-rebate',
  title: 'earnings.teamRebate',
  load: (input, options) => api.agent.teamRebates(input, options),
  key: ({ memberId, category }) => `${memberId} ${category}`,
  columns: [
    { label: 'earnings.member', format: 'text', place: 'title', value: ({ userName }) => userName },
    {
      label: 'field.category',
      format: 'word',
      place: 'when',
      value: ({ category }) => categoryLabel(category),
    },
    {
      label: 'earnings.commission',
      format: 'money',
      place: 'amount',
      value: ({ commission }) => commission,
    },
    { label: 'earnings.memberRate', format: 'rate', value: ({ rate }) => rate },
    { label: 'field.validStake', format: 'money', value: ({ validStake }) => validStake },
    { label: 'earnings.memberRebate', format: 'money', value: ({ lineRebate }) => lineRebate },
    { label: 'earnings.level', format: 'count', value: ({ level }) => level },
  ],
  sums: [
    { label: 'earnings.commission', format: 'money', value: ({ commission }) => commission },
    { label: 'field.validStake', format: 'money', value: ({ validStake }) => validStake },
    { label: 'earnings.memberRebate', format: 'money', value: ({ lineRebate }) => lineRebate },
  ],
};
