import { writeStored } from '@lobby/core';
import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { gameRoutes } from '../routes';
import { clearParts } from '../search-index/index-store';

const story = screenStories(gameRoutes);

const LIST = '/wps/relay/GCSGAME_gameList';

/** Empty response of the platform's search. */
const NOTHING = { value: { games: [], pageNum: 1, totalPages: 0 } };

const meta = { title: 'Games/Search', beforeEach: clearParts } satisfies Meta;

export default meta;

export const Start = story('/m/search', {
  prepare: () => writeStored('recentSearches', ['Hồ Cá Koi', 'lotus moon', 'Tidepool']),
});

export const FirstTime = story('/m/search');

export const Found = story('/m/search?q=moon', {
  user: 'player01',
  answers: { [`${LIST}?gameName=moon`]: NOTHING },
});

export const NearlyFound = story('/m/search?q=goldn', {
  globals: { language: 'EN' },
  answers: { [`${LIST}?gameName=goldn`]: NOTHING },
});

export const Loading = story('/m/search?q=qqqqqq', { answers: { [LIST]: 'pending' } });

export const NothingFound = story('/m/search?q=qqqqqq', {
  answers: { [`${LIST}?gameName=qqqqqq`]: NOTHING },
});

export const Failed = story('/m/search?q=qqqqqq', { answers: { [LIST]: 503 } });

export const Offline = story('/m/search?q=qqqqqq', { answers: { [LIST]: 'offline' } });

export const IndexAlone = story('/m/search?q=moon', {
  answers: { [`${LIST}?gameName=moon`]: 'offline' },
});

export const English = story('/m/search?q=moon', {
  globals: { language: 'EN' },
  answers: { [`${LIST}?gameName=moon`]: NOTHING },
});
