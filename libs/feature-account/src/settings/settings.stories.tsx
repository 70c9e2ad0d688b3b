import { screenStories, stageNotifications, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { LANGUAGE_WORD } from '../language/language-word';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const settings = (options: ScreenStory = {}) => story('/m/set', { user: 'player01', ...options });

const meta = { title: 'Account/Settings' } satisfies Meta;

export default meta;

export const Ready = settings();

export const ChoosingLanguage = settings({
  play: async ({ press }) => press(new RegExp(`^(${Object.values(LANGUAGE_WORD).join('|')})`)),
});

export const ChoosingTextSize = settings({
  play: async ({ press, t }) => press(new RegExp(`^${t('account-settings:settings.textSize')}`)),
});

export const SigningOut = settings({
  play: async ({ press, t }) => press(t('account-settings:settings.signOut')),
});

const PUSH = 'GET /wps/member/push';

export const NotificationsOff = settings({ prepare: () => stageNotifications('default') });

export const NotificationsForbidden = settings({ prepare: () => stageNotifications('denied') });

export const NotificationsUnknown = settings({
  prepare: () => stageNotifications('default'),
  answers: { [PUSH]: 503 },
});

export const LargeText = settings({ globals: { textSize: '200' } });

export const SmallPhoneInPortuguese = settings({
  globals: { viewport: { value: 'small' }, language: 'PT' },
});
