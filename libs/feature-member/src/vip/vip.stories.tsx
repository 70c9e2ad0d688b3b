import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const VIP = '/wps/relay/MCS2_getMemberClubBenefit';
const CLAIM = '/wps/relay/MCS2_claimMemberClubBonus';
const REWARDS = '/wps/relay/PTSYS_getRewardList';
const POINTS = '/wps/relay/PTSYS_getPointSummary';
const HISTORY = '/wps/relay/PTSYS_getPointHistory';
const REDEEM = '/wps/relay/PTSYS_redeemReward';
const BY_KEY = '/wps/transaction/key';

const vip = (options: ScreenStory = {}) =>
  story('/m/member/benefits', { user: 'player01', ...options });
const mall = (options: ScreenStory = {}, query = '') =>
  story(`/m/mall/mallHome${query}`, { user: 'player01', ...options });

interface Benefits {
  levels: { name: string }[];
}

const highest = (value: Benefits) => ({
  ...value,
  current: value.levels.at(-1)?.name,
  next: null,
  progress: [],
});

const rich = {
  [POINTS]: {
    value: {
      balance: 20_000,
      stakePerPoint: '25000',
      expiring: { points: 1_240, expiresAt: Date.UTC(2026, 11, 9) },
    },
  },
};

const meta = { title: 'Member/VIP and mall' } satisfies Meta;

export default meta;

export const Benefits = vip();

export const Highest = vip({ answers: { [VIP]: highest } });

export const NoBonuses = vip({ user: 'fresh01' });

export const OfVirtualAccount = vip({ user: 'virtual01' });

export const Claiming = vip({
  answers: { [CLAIM]: 'pending' },
  play: async ({ press, t }) => press(new RegExp(t('member-vip:ladder.upgrade'))),
});

export const ClaimInDoubt = vip({
  answers: { [CLAIM]: 'offline', [BY_KEY]: 'offline' },
  play: async ({ press, t }) => press(new RegExp(t('member-vip:ladder.upgrade'))),
});

export const BenefitsLoading = vip({ answers: { [VIP]: 'pending' } });

export const BenefitsFailed = vip({ answers: { [VIP]: 503 } });

export const Mall = mall({ answers: rich });

export const NoRewards = mall({ answers: { ...rich, [REWARDS]: { value: [] } } });

export const RewardsFailed = mall({ answers: { ...rich, [REWARDS]: 503 } });

export const Cash = mall({ answers: rich }, '?reward=cash-5');

export const Item = mall({ answers: rich }, '?reward=mug');

export const AddressMissing = mall(
  {
    answers: rich,
    play: async ({ press }) => press(/1\D?500/),
  },
  '?reward=mug',
);

export const SoldOut = mall({ answers: rich }, '?reward=tea-set');

export const TooFewPoints = mall({ user: 'fresh01' }, '?reward=cash-20');

export const UnknownReward = mall({ answers: rich }, '?reward=nothing');

const entry = {
  refNo: 'P1',
  kind: 'REDEEM',
  points: -150,
  balanceAfter: 1_090,
  time: Date.UTC(2026, 10, 20, 4),
  title: 'Weekend draw ticket',
  status: 'ISSUED',
  ticketCode: '0A1B2C3D4E',
};

const history = {
  value: {
    list: [
      entry,
      { ...entry, refNo: 'P2', status: 'PROCESSING', ticketCode: null, title: 'Enamel mug' },
      {
        ...entry,
        refNo: 'E1',
        kind: 'EARN',
        points: 40,
        title: null,
        status: null,
        ticketCode: null,
      },
      {
        ...entry,
        refNo: 'X1',
        kind: 'EXPIRE',
        points: -12,
        title: null,
        status: null,
        ticketCode: null,
      },
    ],
    total: 30,
    totalPages: 2,
    page: 1,
    size: 20,
  },
};

export const History = mall({ answers: { ...rich, [HISTORY]: history } }, '?view=history');

export const HistoryEmpty = mall(
  { answers: { [HISTORY]: { value: { ...history.value, list: [], total: 0, totalPages: 0 } } } },
  '?view=history',
);

export const Ticket = mall({ answers: { [HISTORY]: history } }, '?order=P1');

export const ItemOrder = mall({ answers: { [HISTORY]: history } }, '?order=P2');

export const UnknownOrder = mall({ answers: { [HISTORY]: history } }, '?order=P9');

export const RedeemRefused = mall(
  {
    answers: { ...rich, [REDEEM]: { refusal: 'reward.sold.out' } },
    play: async ({ press }) => press(/200/),
  },
  '?reward=cash-1',
);

export const MallLargeText = mall({ answers: rich, globals: { textSize: '200' } });

export const VipLargeText = vip({ globals: { textSize: '200' } });
