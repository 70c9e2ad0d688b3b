import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const VENDORS = '/wps/relay/GCSGAME_getVassGameType';

const meta = { title: 'Games/Game centre' } satisfies Meta;

export default meta;

export const All = story('/m/gameCenter');

export const Live = story('/m/gameCenter?gameCategory=LIVE');

export const Cards = story('/m/gameCenter?gameCategory=PVP');

export const SportsOfThreeKinds = story('/m/gameCenter?gameCategory=SPORTS');

export const English = story('/m/gameCenter', { globals: { language: 'EN' } });

export const Loading = story('/m/gameCenter', { answers: { [VENDORS]: 'pending' } });

export const Failed = story('/m/gameCenter', { answers: { [VENDORS]: 'offline' } });

export const Empty = story('/m/gameCenter', { answers: { [VENDORS]: () => [] } });
