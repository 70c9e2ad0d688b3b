import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const REWARDS = '/wps/relay/REWCEN_getRewardList';
const CLAIM = '/wps/relay/REWCEN_claimReward';
const MISSIONS = '/wps/relay/MCSFE_getMissionList';
const BOARD = '/wps/relay/MCSFE_getMissionLeaderBoard';
const INVITE = '/wps/relay/MCSFE_getReferralOverview';
const FRIENDS = '/wps/relay/MCSFE_getReferralList';
const BY_KEY = '/wps/transaction/key';
const LIMITS = '/wps/member/protection/limits';

const of =
  (path: string) =>
  (options: ScreenStory = {}) =>
    story(path, { user: 'player01', ...options });
const rewards = of('/m/rewardCenter');
const missions = of('/m/leaderBoard');
const board = of('/m/leaderBoard?view=board');
const invite = of('/m/inviteFriends');

const reward = {
  claimId: '1',
  promoId: 'idea',
  title: 'Idea of the month',
  amount: '250000',
  expiresAt: Date.UTC(2026, 10, 27, 5),
  status: 'claim',
  wagerMultiple: 8,
  rejectReason: null,
};

const STATUSES = [
  'claim',
  'process',
  'applying',
  'signed',
  'join',
  'coming',
  'issued',
  'claimed',
  'rejected',
  'close',
];

const page = (list: object[]) => ({
  value: { list, total: list.length, totalPages: 1, page: 1, size: 20 },
});

const every = page(
  STATUSES.map((status, place) => ({
    ...reward,
    claimId: String(place),
    status,
    ...(status === 'rejected' && { rejectReason: 'NO_STAKE', wagerMultiple: 0 }),
  })),
);

const claimable = { [REWARDS]: page([reward, { ...reward, claimId: '2', wagerMultiple: 0 }]) };

const meta = { title: 'Member/Rewards' } satisfies Meta;

export default meta;

export const Rewards = rewards();

export const EveryStatus = rewards({ answers: { [REWARDS]: every } });

export const ClaimingAll = rewards({
  answers: { ...claimable, [CLAIM]: 'pending' },
  play: async ({ press, t }) => press(t('member-rewards:claim.all')),
});

export const ClaimInDoubt = rewards({
  answers: { ...claimable, [CLAIM]: 'offline', [BY_KEY]: 'offline' },
  play: async ({ press, t }) => press(t('member-rewards:claim.all')),
});

export const ClaimRefused = rewards({
  answers: { ...claimable, [CLAIM]: { refusal: 'reward.not.claimable' } },
  play: async ({ press, t }) => press(t('member-rewards:claim.all')),
});

export const InABreak = rewards({
  answers: {
    ...claimable,
    [LIMITS]: { value: { limits: [], timeOut: { until: Date.UTC(2026, 10, 27, 5) } } },
  },
});

export const LongTitles = rewards({
  answers: {
    [REWARDS]: page([
      { ...reward, title: 'Thưởngrấtdàikhôngdấucách'.repeat(3), amount: '90071992547409931234.99' },
    ]),
  },
});

export const NoRewards = rewards({ answers: { [REWARDS]: page([]) } });

export const RewardsLoading = rewards({ answers: { [REWARDS]: 'pending' } });

export const RewardsFailed = rewards({ answers: { [REWARDS]: 503 } });

export const Missions = missions({ user: 'vip01' });

export const NoMissions = missions({ answers: { [MISSIONS]: { value: [] } } });

export const MissionsSwitchedOff = missions({
  answers: { [MISSIONS]: { refusal: 'function.not.available' } },
});

export const LeaderBoard = board();

export const NoPlace = board({ user: 'fresh01' });

export const EmptyBoard = board({
  answers: { [BOARD]: (value: object) => ({ ...value, list: [], mine: null }) },
});

export const Invite = invite();

export const NoFriends = invite({ user: 'fresh01' });

export const SeveralLinks = invite({
  answers: {
    [INVITE]: (value: { links: string[] }) => ({
      ...value,
      links: [...value.links, 'https://two.lobby.example/m/register?affiliate=DEMO01'],
      claimable: '0',
    }),
  },
});

export const FriendsFailed = invite({ answers: { [FRIENDS]: 503 } });

export const InviteFailed = invite({ answers: { [INVITE]: 503 } });

export const RewardsLargeText = rewards({
  answers: { [REWARDS]: every },
  globals: { textSize: '200' },
});

export const BoardLargeText = board({ globals: { textSize: '200' } });

export const InviteLargeText = invite({ globals: { textSize: '200' } });
