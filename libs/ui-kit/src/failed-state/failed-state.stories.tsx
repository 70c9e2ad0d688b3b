import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailedState } from './failed-state';

const meta = {
  title: 'States/Failed state',
  component: FailedState,
  args: {
    title: 'Chưa tải được trò chơi',
    text: 'Kết nối bị gián đoạn. Hãy kiểm tra mạng rồi thử lại.',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof FailedState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = {
  args: {
    title: 'Couldn’t load the games',
    text: 'The connection was lost. Check it, then try again.',
  },
};

export const Retrying: Story = { args: { busy: true } };
