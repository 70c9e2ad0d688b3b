import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const CONFIG = '/wps/member/securityConfig';

const mobile = (options: ScreenStory = {}) =>
  story('/m/securityCenter/mobile', { user: 'player01', ...options });

const meta = { title: 'Member/Mobile number' } satisfies Meta;

export default meta;

export const Change = mobile();

export const First = mobile({ user: 'fresh01' });

export const FirstWithPaymentPassword = mobile({
  user: 'fresh01',
  answers: { [CONFIG]: (value: object) => ({ ...value, hasPaymentPassword: true }) },
});

export const CodeSent = mobile({
  user: 'fresh01',
  play: async ({ type, press, t }) => {
    await type(t('forms:field.mobileNum'), '0912000999');
    await press(t('forms:sms.get'));
  },
});

export const Wrong = mobile({
  user: 'fresh01',
  play: async ({ type, press, t }) => {
    await type(t('forms:field.mobileNum'), '12ab');
    await press(t('forms:sms.get'));
  },
});

export const Loading = mobile({ answers: { [CONFIG]: 'pending' } });

export const LargeText = mobile({ globals: { textSize: '200' } });
