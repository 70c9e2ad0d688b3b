import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const CHANGE = 'POST /wps/member/password';

/** The form after submit, with old and new password. */
const pressed = (
  options: ScreenStory = {},
  { old = 'Play1234', fresh = 'Fresh2026', confirmation = 'Fresh2026' } = {},
) =>
  story('/m/changePsw', {
    user: 'player01',
    ...options,
    play: async ({ type, press, t }) => {
      await type(t('forms:field.oldPassword'), old);
      await type(t('forms:field.newPassword'), fresh);
      await type(t('forms:field.confirmPassword'), confirmation);
      await press(t('forms:action.submit'));
    },
  });

const meta = { title: 'Account/Change password' } satisfies Meta;

export default meta;

export const Ready = story('/m/changePsw', { user: 'player01' });

export const WrongFields = pressed({}, { fresh: 'short', confirmation: 'other' });

export const WrongOldPassword = pressed({
  answers: { [CHANGE]: { refusal: 'password.old.wrong' } },
});

export const SamePassword = pressed({}, { fresh: 'Play1234', confirmation: 'Play1234' });

export const Busy = pressed({ answers: { [CHANGE]: 'pending' } });

export const NotSaved = pressed({ answers: { [CHANGE]: 'offline' } });

export const LargeText = pressed(
  { globals: { textSize: '200' } },
  { fresh: 'short', confirmation: 'other' },
);
