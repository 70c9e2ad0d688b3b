import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const LIST = '/wps/relay/GCSGAME_gameList';

const meta = { title: 'Games/List' } satisfies Meta;

export default meta;

export const Content = story('/m/slot-games', { user: 'player01' });

export const Loading = story('/m/slot-games', { answers: { [LIST]: 'pending' } });

export const EmptyCollection = story('/m/slot-games?type=fav', { user: 'fresh01' });

export const NothingFound = story('/m/slot-games?q=koi+pond', {
  answers: { [LIST]: (games: object) => ({ ...games, games: [], totalPages: 0 }) },
});

export const Failed = story('/m/slot-games', { answers: { [LIST]: 'offline' } });

export const NextPageFailed = story('/m/slot-games', {
  answers: { [`${LIST}?pageNo=2`]: 503 },
  play: async () => window.scrollTo(0, document.body.scrollHeight),
});

export const English = story('/m/slot-games', { globals: { language: 'EN' } });
