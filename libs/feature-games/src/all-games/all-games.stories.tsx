import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const meta = { title: 'Games/All games' } satisfies Meta;

export default meta;

export const Content = story('/m/allGame', { user: 'player01' });

export const Loading = story('/m/allGame', {
  answers: { '/wps/relay/GCSGAME_gameList': 'pending' },
});
