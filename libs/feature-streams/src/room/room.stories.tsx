import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '@lobby/feature-kit';
import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { streamsRoutes } from '../routes';

const story = screenStories(streamsRoutes);

const HOSTS = '/wps/relay/CBS_modelList';
const LAUNCH = '/wps/relay/CBS_launchChat';
const PAY = 'POST /wps/relay/CBS_payRoom';
const BY_KEY = '/wps/transaction/key';
const AT = '/m/liveStream/room?host=h01';

/** The host of the stories: on air in a private room, with a next start. */
const host = {
  id: 'h01',
  name: 'Khánh Linh',
  active: true,
  streaming: true,
  background: '/cdn/host/aurora-h01',
  cover: '/cdn/host/aurora-h01',
  gameName: 'Roulette',
  roomType: 'private',
  price: '50000',
  totalWatchedCount: 430,
  nextStreamAt: Date.UTC(2026, 10, 20, 13),
};

const at = ({ answers, ...more }: ScreenStory = {}) =>
  story(AT, { user: 'player01', answers: { [HOSTS]: { value: [host] }, ...answers }, ...more });

const waiting = { [LAUNCH]: 'pending' } as const;
const unpaid = {
  [LAUNCH]: { refusal: 'room.not.paid', details: { fields: { price: '50000' } } },
} as const;

/** Says something as the room's page. */
function say(data: object): void {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  fireEvent(window, new MessageEvent('message', { data, origin: 'http://chat.localhost', source }));
}

/** Confirms the payment of the room. */
const paying = (answers: ScreenStory['answers']) =>
  at({
    answers: { ...unpaid, ...answers },
    play: async ({ press }) => {
      await press(/50/);
      const question = await screen.findByRole('alertdialog');
      const [, pay] = question.querySelectorAll('button');
      if (pay) fireEvent.click(pay);
    },
  });

const meta = { title: 'Streams/Room' } satisfies Meta;

export default meta;

export const Opening = at({ answers: waiting });

export const Slow = at({ answers: waiting, waitedMs: SLOW_AFTER_MS });

export const Stuck = at({ answers: waiting, waitedMs: STUCK_AFTER_MS });

export const Open = at();

export const StreamEnded = at({
  play: async () => say({ type: 'lobby.closed', code: 'host.not.live' }),
});

export const Closed = at({
  play: async () => say({ type: 'lobby.closed', code: 'login.not.session' }),
});

export const NotLive = at({ answers: { [LAUNCH]: { refusal: 'host.not.live' } } });

export const VipOnly = at({ answers: { [LAUNCH]: { refusal: 'room.vip.only' } } });

export const Busy = at({ answers: { [LAUNCH]: 500 } });

export const AddressRefused = at({
  answers: { [LAUNCH]: { value: { chatUrl: 'https://elsewhere.example/room' } } },
});

export const Unpaid = at({ answers: unpaid });

export const Question = at({
  answers: unpaid,
  play: async ({ press }) => {
    await press(/50/);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});

export const Paying = paying({ [PAY]: 'pending' });

export const TooLittleMoney = paying({ [PAY]: { refusal: 'wallet.insufficient' } });

export const PaymentInDoubt = paying({ [PAY]: 'offline', [BY_KEY]: 'offline' });

export const NotForVirtualAccounts = at({ user: 'virtual01', answers: unpaid });

export const NoHost = story('/m/liveStream/room', { user: 'player01' });
