import { screenStories, stageNotifications, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

/** A pending order in the installed app. */
const offer = (options: ScreenStory = {}) =>
  story('/m/voucherCenter/order?orderNo=D1', {
    user: 'fresh01',
    prepare: () => stageNotifications('default', { installed: true }),
    ...options,
  });

const meta = { title: 'Member/Notifications offer' } satisfies Meta;

export default meta;

export const Offered = offer();

export const LargeText = offer({ globals: { textSize: '200' } });

export const SmallPhoneInThai = offer({
  globals: { viewport: { value: 'small' }, language: 'TH' },
});
