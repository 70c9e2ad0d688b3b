import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineNotice } from './offline-notice';

const meta = {
  title: 'Frame/Offline notice',
  component: OfflineNotice,
  args: { shown: true, text: 'Bạn đang ngoại tuyến. Nội dung có thể chưa cập nhật.' },
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = {
  args: { text: 'You’re offline. What you see may be out of date.' },
};
