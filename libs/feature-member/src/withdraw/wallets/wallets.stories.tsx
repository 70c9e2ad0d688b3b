import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const FUNDS = '/wps/member/info/funds/consolidated';
const TRANSFER = 'POST /wps/relay/GCS_walletTransfer';

const wallets = (options: ScreenStory = {}) =>
  story('/m/wallets', { user: 'player01', ...options });

const FILLED = {
  value: {
    wallets: [
      { wallet: 'MAIN', balance: '6200000', withdrawable: '6200000' },
      { wallet: 'SAFE', balance: '1500000', withdrawable: '0' },
    ],
    total: '7700000',
    inOpenOrders: '240000',
    remainingTurnover: '0',
  },
};

const pressed: NonNullable<ScreenStory['play']> = async ({ type, press, t }) => {
  await type(t('forms:amount.label'), '250000');
  await press(t('member-withdraw:transfer.action'));
};

const meta = { title: 'Member/Wallets' } satisfies Meta;

export default meta;

export const Wallets = wallets();

export const BothFilled = wallets({ answers: { [FUNDS]: FILLED } });

export const Wrong = wallets({
  answers: { [FUNDS]: FILLED },
  play: async ({ press, t }) => press(t('member-withdraw:transfer.action')),
});

export const Sending = wallets({ answers: { [TRANSFER]: 'pending' }, play: pressed });

export const InDoubt = wallets({
  answers: { [TRANSFER]: 'offline', '/wps/transaction/key': 'offline' },
  play: pressed,
});

export const Refused = wallets({
  answers: { [TRANSFER]: { refusal: 'wallet.insufficient' } },
  play: pressed,
});

export const Empty = wallets({
  answers: {
    [FUNDS]: {
      value: {
        wallets: [
          { wallet: 'MAIN', balance: '0', withdrawable: '0' },
          { wallet: 'SAFE', balance: '0', withdrawable: '0' },
        ],
        total: '0',
        inOpenOrders: '0',
        remainingTurnover: '0',
      },
    },
  },
});

export const VirtualAccount = wallets({ user: 'virtual01' });

export const Loading = wallets({ answers: { [FUNDS]: 'pending' } });

export const NotLoaded = wallets({ answers: { [FUNDS]: 503 } });

export const LargeText = wallets({ globals: { textSize: '200' } });
