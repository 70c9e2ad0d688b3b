import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const VENDORS = '/wps/relay/GCSGAME_getVassGameType';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';

const meta = { title: 'Games/All games' } satisfies Meta;

export default meta;

export const Hot = story('/m/allGame', { user: 'player01' });

export const Slots = story('/m/allGame?gameCategory=RNG');

export const Fish = story('/m/allGame?gameCategory=FISH');

export const CardsWithMaintenance = story('/m/allGame?gameCategory=PVP');

export const English = story('/m/allGame?gameCategory=LIVE', { globals: { language: 'EN' } });

export const LoadingGames = story('/m/allGame', { answers: { [HOT]: 'pending' } });

export const LoadingVendors = story('/m/allGame?gameCategory=RNG', {
  answers: { [VENDORS]: 'pending' },
});

export const Failed = story('/m/allGame?gameCategory=RNG', { answers: { [VENDORS]: 503 } });

export const Empty = story('/m/allGame?gameCategory=RNG', { answers: { [VENDORS]: () => [] } });
