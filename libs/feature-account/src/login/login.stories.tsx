import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const LOGIN = 'POST /wps/session/login';

/** The login screen after submit. */
const pressed = (options: ScreenStory) =>
  story('/m/login', {
    ...options,
    play: async ({ type, press, t }) => {
      await type(t('forms:field.userName'), 'player01');
      await type(t('forms:field.password'), 'Play1234');
      await press(t('common:action.login'));
    },
  });

const meta = { title: 'Account/Login' } satisfies Meta;

export default meta;

export const Ready = story('/m/login');

export const EmptyFields = story('/m/login', {
  play: async ({ press, t }) => press(t('common:action.login')),
});

export const Refused = pressed({ answers: { [LOGIN]: { refusal: 'login.wrong' } } });

export const Locked = pressed({
  answers: { [LOGIN]: { refusal: 'login.account.locked', details: { retryAfterMs: 900_000 } } },
});

export const CaptchaDue = pressed({
  answers: { [LOGIN]: { refusal: 'login.captcha.required', details: { captcha: true } } },
});

export const WrongCaptcha = story('/m/login', {
  answers: { [LOGIN]: { refusal: 'captcha.wrong', details: { captcha: true } } },
  play: async ({ type, press, t }) => {
    await type(t('forms:field.userName'), 'player01');
    await type(t('forms:field.password'), 'Play1234');
    await press(t('common:action.login'));
    await type(t('forms:field.captcha'), '1234');
    await press(t('common:action.login'));
  },
});

export const Busy = pressed({ answers: { [LOGIN]: 'pending' } });

export const LargeText = pressed({
  answers: { [LOGIN]: { refusal: 'login.wrong' } },
  globals: { textSize: '200' },
});
