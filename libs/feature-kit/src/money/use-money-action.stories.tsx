import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { TRANSFER_ROUTE } from './transfer.setup';

const story = screenStories([TRANSFER_ROUTE]);

const TRANSFER = 'POST /wps/relay/GCS_walletTransfer';
const BY_KEY = '/wps/transaction/key';

const pressed = (options: ScreenStory = {}) =>
  story('/m/transfer', {
    user: 'player01',
    ...options,
    play: async ({ type, press }) => {
      await type('Amount', '1000');
      await press('Transfer');
    },
  });

const meta = { title: 'Kit/Money action' } satisfies Meta;

export default meta;

export const Ready = story('/m/transfer', { user: 'player01' });

export const Sending = pressed({ answers: { [TRANSFER]: 'pending' } });

export const Done = pressed({
  answers: {
    [TRANSFER]: { value: { orderNo: 'T100', fromBalance: '11999000', toBalance: '1000' } },
  },
});

export const FoundByItsKey = pressed({
  answers: {
    [TRANSFER]: 'offline',
    [BY_KEY]: { value: { found: true, call: 'wallet.transfer', orderNo: 'T100', at: 1 } },
  },
});

export const NotKnownYet = pressed({ answers: { [TRANSFER]: 'offline', [BY_KEY]: 'offline' } });

export const Refused = pressed({ answers: { [TRANSFER]: { refusal: 'wallet.insufficient' } } });
