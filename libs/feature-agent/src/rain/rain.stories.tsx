import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { agentRoutes } from '../routes';

const story = screenStories(agentRoutes);

const RAINS = '/wps/relay/MCSFE_getRedRainEvents';
const JOIN = 'POST /wps/relay/MCSFE_joinRedRain';
const NAMES = '/wps/agent/downlines';
const SEND = 'PUT /wps/agent/transferMultipleDownline';

const rain = (options: ScreenStory = {}, tab = '') =>
  story(`/m/redRain${tab}`, { user: 'agent01', ...options });

/** Time of the recorded responses. */
const NOW = Date.UTC(2026, 10, 20, 5);

interface Event {
  status: string;
  mine: object;
}

const RUNNING = {
  eventId: 'open',
  startAt: NOW - 60_000,
  endAt: NOW + 540_000,
  status: 'OPEN',
  mine: { joined: false },
};

/** The rains, one of them open. */
const open =
  (change: Partial<Event> = {}) =>
  (found: { list: Event[] }) => ({
    ...found,
    list: [
      { ...found.list[0], ...RUNNING, ...change },
      ...found.list.filter(({ status }) => status !== 'OPEN'),
    ],
  });

const take: NonNullable<ScreenStory['play']> = async ({ press, t }) =>
  press(t('agent-rain:join.action'));

const sent: NonNullable<ScreenStory['play']> = async ({ check, type, press, t }) => {
  await check('vip01');
  await check('fresh01');
  await type(t('agent-rain:send.total'), '100000');
  await type(t('forms:field.paymentPassword'), '135790');
  await press(t('agent-rain:send.action'));
};

/** Members that can receive money. */
const members = (...names: string[]) => ({
  [NAMES]: {
    value: {
      list: names.map((userName) => ({ userName, type: 0 })),
      page: 1,
      size: 20,
      total: names.length,
      totalPages: Math.ceil(names.length / 20),
    },
  },
});

const TEAM = members('player01', 'vip01', 'fresh01', 'kyc01');

const meta = { title: 'Agent/Red envelope rain' } satisfies Meta;

export default meta;

export const Coming = rain();

export const Open = rain({ answers: { [RAINS]: open() } });

const two = (found: { list: Event[] }) => ({
  ...found,
  list: [{ ...RUNNING, eventId: 'longer', endAt: NOW + 1_740_000 }, ...open()(found).list].map(
    (one) => ({ ...found.list[0], ...one }),
  ),
});

export const TwoOpen = rain({ answers: { [RAINS]: two } });

export const Still = rain({
  answers: { [RAINS]: open() },
  prepare: () => {
    document.documentElement.dataset['motion'] = 'less';
  },
});

export const Paused = rain({
  motion: true,
  answers: { [RAINS]: open() },
  play: async ({ press, t }) => press(t('agent-rain:picture.pause')),
});

export const Taken = rain({
  answers: { [RAINS]: open({ mine: { joined: true, amount: '35000' } }) },
});

export const Empty = rain({ answers: { [RAINS]: open({ status: 'EMPTY' }) } });

export const Taking = rain({ answers: { [RAINS]: open(), [JOIN]: 'pending' }, play: take });

export const SoldOut = rain({
  answers: { [RAINS]: open(), [JOIN]: { refusal: 'reward.sold.out' } },
  play: take,
});

export const InDoubt = rain({
  answers: { [RAINS]: open(), [JOIN]: 'offline', '/wps/transaction/key': 'offline' },
  play: take,
});

export const Off = rain({ answers: { [RAINS]: { refusal: 'function.not.available' } } });

export const Loading = rain({ answers: { [RAINS]: 'pending' } });

export const NotLoaded = rain({ answers: { [RAINS]: 503 } });

export const Send = rain({ answers: TEAM }, '?tab=send');

export const SendWrong = rain(
  { play: async ({ press, t }) => press(t('agent-rain:send.action')) },
  '?tab=send',
);

export const Sending = rain({ answers: { ...TEAM, [SEND]: 'pending' }, play: sent }, '?tab=send');

export const NobodyToSendTo = rain({ answers: members() }, '?tab=send');

export const History = rain({}, '?tab=history&from=2026-10-22&to=2026-11-20');

export const LargeText = rain({ answers: { [RAINS]: open() }, globals: { textSize: '200' } });
