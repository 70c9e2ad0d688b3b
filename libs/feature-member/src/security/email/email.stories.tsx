import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const SET = 'POST /wps/member/info/email';

const email = (options: ScreenStory = {}) =>
  story('/m/securityCenter/email', { user: 'fresh01', ...options });

const send: NonNullable<ScreenStory['play']> = async ({ type, press, t }) => {
  await type(t('forms:field.email'), 'mai@player.example');
  await press(t('member-security:email.set'));
};

const meta = { title: 'Member/E-mail' } satisfies Meta;

export default meta;

export const First = email();

export const Change = email({ user: 'player01' });

export const Wrong = email({
  play: async ({ type, press, t }) => {
    await type(t('forms:field.email'), 'mai@example');
    await press(t('member-security:email.set'));
  },
});

export const Saving = email({ answers: { [SET]: 'pending' }, play: send });

export const NotSaved = email({ answers: { [SET]: 502 }, play: send });
