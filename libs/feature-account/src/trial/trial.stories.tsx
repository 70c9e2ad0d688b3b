import { screenStories, type StoryPage } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const AT = '/m/trail';
const TRIAL = '/wps/member/trialuser';

const begin = async ({ press, t }: StoryPage) => press(t('account-login:login.trial'));

const meta = { title: 'Account/Free trial' } satisfies Meta;

export default meta;

export const Offer = story(AT);

export const Busy = story(AT, { answers: { [TRIAL]: 'pending' }, play: begin });

export const NotOfferedHere = story(AT, {
  answers: {
    [TRIAL]: { refusal: 'function.not.available' },
    '/wps/session/login/freeplay': { refusal: 'function.not.available' },
  },
  play: begin,
});

export const Failed = story(AT, { answers: { [TRIAL]: 'offline' }, play: begin });

export const LargeText = story(AT, { globals: { textSize: '200' } });
