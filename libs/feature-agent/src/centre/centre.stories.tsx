import { screenAt, screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { agentRoutes } from '../routes';
import { GRID } from './menu';

/** Stub screens, so that every entry has a target. */
const others = ['/m/withdraw', '/m/voucherCenter', '/m/service', ...GRID.map(({ to }) => to)]
  .map((to) => to.split('?')[0] ?? to)
  .filter((to) => agentRoutes.every(({ path }) => path !== to))
  .map((to) => screenAt(to, () => null));

const story = screenStories([...agentRoutes, ...others]);

const COUNTERS = '/wps/relay/ODSFE2_TeamKPIA';

const centre = (options: ScreenStory = {}) =>
  story('/m/agentCenter', { user: 'agent01', ...options });

const meta = { title: 'Agent/Centre' } satisfies Meta;

export default meta;

export const Home = centre();

export const Loading = centre({
  answers: { [COUNTERS]: 'pending', '/wps/wallets/gcs': 'pending' },
});

export const NotLoaded = centre({ answers: { [COUNTERS]: 503, '/wps/wallets/gcs': 503 } });

export const WithoutDividend = centre({ flags: { dividends: false } });

export const LargeText = centre({ globals: { textSize: '200' } });
