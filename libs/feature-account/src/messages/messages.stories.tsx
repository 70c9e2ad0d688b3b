import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const DEPOSITS = '/wps/relay/MCS2_depositTransactioNReport';

const orders = (options: ScreenStory = {}) =>
  story('/m/message/orders', { user: 'player01', ...options });

const meta = { title: 'Account/Messages' } satisfies Meta;

export default meta;

export const Orders = orders();

export const None = orders({ user: 'fresh01' });

export const Loading = orders({ answers: { [DEPOSITS]: 'pending' } });

export const Failed = orders({ answers: { [DEPOSITS]: 503 } });

export const LargeText = orders({ globals: { textSize: '200' } });
