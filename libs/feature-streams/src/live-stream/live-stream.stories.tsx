import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { streamsRoutes } from '../routes';

const story = screenStories(streamsRoutes);

const AT = '/m/liveStream';
const HOSTS = '/wps/relay/CBS_modelList';
const SUBSCRIBED = '/wps/relay/CBS_focusList';
const BOARD = '/wps/relay/MCSFE_getListAnnouncements';

const meta = { title: 'Streams/Live streams' } satisfies Meta;

export default meta;

export const Guest = story(AT);

export const Member = story(AT, { user: 'player01' });

export const Loading = story(AT, { answers: { [HOSTS]: 'pending', [BOARD]: 'pending' } });

export const Failed = story(AT, { answers: { [HOSTS]: 503, [BOARD]: 503 } });

export const NobodyOnAir = story(AT, { answers: { [HOSTS]: { value: [] } } });

export const Subscribed = story(`${AT}?tab=subscribed`, { user: 'player01' });

export const NotSubscribed = story(`${AT}?tab=subscribed`, {
  user: 'fresh01',
  answers: { [SUBSCRIBED]: { value: [] } },
});

export const NothingFound = story(`${AT}?q=zzz`, { answers: { [HOSTS]: { value: [] } } });
