import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { agentRoutes } from '../routes';

const story = screenStories(agentRoutes);

const DOWNLINE = '/wps/relay/ODSFE2_Subordinate';
const SUMMARY = '/wps/relay/ODSFE2_TeamKPIB';
const TRANSFER = '/wps/agent/transferMultipleDownline';

/** Date range of the recorded responses. */
const DAYS = 'from=2026-10-22&to=2026-11-20';

const agent = (path: string, options: ScreenStory = {}) =>
  story(path, { user: 'agent01', ...options });
const members = (options: ScreenStory = {}, query = '') => agent(`/m/member/team${query}`, options);

interface Page {
  list: object[];
  total: number;
}

const meta = { title: 'Agent/Team' } satisfies Meta;

export default meta;

export const Overview = agent(`/m/agent/team/overview?${DAYS}`);

export const OverviewLoading = agent(`/m/agent/team/overview?${DAYS}`, {
  answers: { [SUMMARY]: 'pending' },
});

export const OverviewFailed = agent(`/m/agent/team/overview?${DAYS}`, {
  answers: { [SUMMARY]: 503 },
});

export const Members = members();

export const MembersLoading = members({ answers: { [DOWNLINE]: 'pending' } });

export const MembersFailed = members({ answers: { [DOWNLINE]: 503 } });

export const NobodyFound = members(
  { answers: { [DOWNLINE]: (page: Page) => ({ ...page, list: [], total: 0 }) } },
  '?name=nobody',
);

export const Member = members({}, `?member=1&${DAYS}`);

export const Raise = members({}, '?raise=player01');

export const Transfer = members({}, '?transfer=player01');

export const ChoosingReceivers = members(
  {
    play: async ({ press, t }) => press(t('agent-team:transfer.choose')),
  },
  '?transfer=',
);

export const TransferInDoubt = members(
  {
    answers: { [TRANSFER]: 'offline', '/wps/transaction/key': 'offline' },
    play: async ({ type, press, t, like }) => {
      await type(t('forms:amount.label'), '100000');
      await type(t('forms:field.paymentPassword'), '135790');
      await press(like('agent-team:transfer.action'));
    },
  },
  '?transfer=player01',
);

export const Bets = agent(`/m/teamBetting?${DAYS}`);

export const ProfitAndLoss = agent(`/m/agent/team/pnl?${DAYS}`);

export const LargeText = members({ globals: { textSize: '200' } });
