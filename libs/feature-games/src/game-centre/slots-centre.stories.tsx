import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const VENDORS = '/wps/relay/GCSGAME_getVassGameType';
const LIST = '/wps/relay/GCSGAME_gameList';

const meta = { title: 'Games/Slots centre' } satisfies Meta;

export default meta;

export const Content = story('/m/slotsCenter', { user: 'player01' });

export const English = story('/m/slotsCenter', { globals: { language: 'EN' } });

export const EmptyCollection = story('/m/slotsCenter?type=fav', { user: 'fresh01' });

export const Loading = story('/m/slotsCenter', {
  answers: { [VENDORS]: 'pending', [LIST]: 'pending' },
});

export const WithoutVendors = story('/m/slotsCenter', { answers: { [VENDORS]: 503 } });

export const EmptyVendor = story('/m/slotsCenter?vassalage=moonkoi', {
  answers: { [LIST]: (games: object) => ({ ...games, games: [], totalPages: 0 }) },
});

export const Failed = story('/m/slotsCenter', { answers: { [LIST]: 'offline' } });
