import { screenAt, screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { HostsRow } from './lazy-hosts-row';

const story = screenStories([screenAt('/m/home', HostsRow)]);

const HOSTS = '/wps/relay/CBS_modelList';

const meta = { title: 'Streams/Hosts on Home' } satisfies Meta;

export default meta;

export const Content = story('/m/home', { user: 'player01' });

export const Loading = story('/m/home', { answers: { [HOSTS]: 'pending' } });

export const Failed = story('/m/home', { answers: { [HOSTS]: 503 } });
