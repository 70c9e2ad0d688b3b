import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const CONFIG = '/wps/member/securityConfig';

const centre = (options: ScreenStory = {}) =>
  story('/m/securityCenter', { user: 'player01', ...options });

const meta = { title: 'Member/Security centre' } satisfies Meta;

export default meta;

export const Full = centre();

export const NothingSet = centre({ user: 'fresh01' });

export const OneStepLeft = centre({ user: 'vip01' });

export const Loading = centre({ answers: { [CONFIG]: 'pending' } });

export const NotLoaded = centre({ answers: { [CONFIG]: 503 } });

export const LargeText = centre({ user: 'fresh01', globals: { textSize: '200' } });

export const SmallPhoneInPortuguese = centre({
  globals: { viewport: { value: 'small' }, language: 'PT' },
});

export const VirtualAccount = centre({ user: 'virtual01' });
