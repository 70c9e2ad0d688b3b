import { writeStored } from '@lobby/core';
import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { gameRoutes } from '../routes';
import { clearParts } from '../search-index/index-store';

const story = screenStories(gameRoutes);

const LIST = '/wps/relay/GCSGAME_gameList';

const meta = {
  title: 'Games/Search',
  beforeEach: clearParts,
} satisfies Meta;

export default meta;

export const Start = story('/m/search', {
  prepare: () => writeStored('recentSearches', ['Hồ Cá Koi', 'lotus moon', 'Tidepool']),
});

export const StartOfGuest = story('/m/search');

export const Found = story('/m/search?q=moon', { user: 'player01' });

export const NearlyFound = story('/m/search?q=drgaon', {
  answers: { [LIST]: ({ games, ...page }: { games: object[] }) => ({ ...page, games }) },
});

export const Loading = story('/m/search?q=moon', { answers: { [LIST]: 'pending' } });

export const NothingFound = story('/m/search?q=qqqqqq', {
  answers: { [LIST]: (games: object) => ({ ...games, games: [], totalPages: 0 }) },
});

export const Failed = story('/m/search?q=qqqqqq', { answers: { [LIST]: 503 } });

export const Offline = story('/m/search?q=qqqqqq', { answers: { [LIST]: 'offline' } });

export const English = story('/m/search?q=moon', { globals: { language: 'EN' } });
