import { screenAt, screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { HotGamesBlock } from './hot-games-block';

const story = screenStories([screenAt('/m/home', HotGamesBlock)]);

const HOT = '/wps/relay/GCSGAME_hotGamesV2';

const meta = { title: 'Games/Most played' } satisfies Meta;

export default meta;

export const Content = story('/m/home', { user: 'player01' });

export const Loading = story('/m/home', { answers: { [HOT]: 'pending' } });

export const Failed = story('/m/home', { answers: { [HOT]: 503 } });
