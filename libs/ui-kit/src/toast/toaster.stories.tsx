import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, within } from 'storybook/test';
import { toast } from './toast';
import { Toaster } from './toaster';

interface SaidProps {
  say(): () => void;
}

/** Shows one message while the story is mounted. */
function Said({ say }: SaidProps) {
  useEffect(() => say(), [say]);
  return (
    <div style={{ minBlockSize: 240 }}>
      <Toaster />
    </div>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: Said,
  args: { say: () => toast.info('Đã sao chép mã giới thiệu', { duration: 60_000 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeInTheDocument();
  },
} satisfies Meta<typeof Said>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const English: Story = {
  args: { say: () => toast.info('Invitation code copied', { duration: 60_000 }) },
};

/** Stays for 8 s unless closed. */
export const Long: Story = {
  args: {
    say: () =>
      toast.info(
        'Một ván Moon Koi đang chơi dở. Nhà cung cấp sẽ kết thúc ván đó và kết quả sẽ được tính vào số dư của bạn.',
        { duration: 'long' },
      ),
  },
};

export const Success: Story = {
  args: { say: () => toast.success('Đã lưu vào bộ sưu tập', { duration: 60_000 }) },
};

export const Failure: Story = {
  args: {
    say: () => toast.error('Chưa gửi được yêu cầu rút tiền. Hãy kiểm tra kết nối rồi thử lại.'),
  },
};

export const Loading: Story = {
  args: { say: () => toast.loading('Đang mở trò chơi', { maxMs: 60_000 }) },
};
