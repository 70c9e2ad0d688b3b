import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Thoát trò chơi?',
    text: 'Ván đang chơi sẽ được giữ lại và kết quả cập nhật vào số dư của bạn.',
    confirmLabel: 'Thoát trò chơi',
    cancelLabel: 'Ở lại',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const English: Story = {
  args: {
    title: 'Leave the game?',
    text: 'Your round is kept and its result goes to your balance.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
};

export const Busy: Story = { args: { busy: true } };

export const LongLabels: Story = {
  args: {
    confirmLabel: 'Đăng xuất khỏi tất cả thiết bị',
    cancelLabel: 'Giữ các thiết bị đang đăng nhập',
  },
};
