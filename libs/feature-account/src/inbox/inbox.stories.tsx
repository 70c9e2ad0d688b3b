import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { accountLabels } from '../labels';
import { InboxList } from './inbox-list';

const SENT = Date.UTC(2026, 10, 18, 4);
const DAY_MS = 86_400_000;

const meta = {
  title: 'Account/Inbox',
  component: InboxList,
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <InboxList {...args} />
    </div>
  ),
  ...stage(accountLabels),
  args: {
    onReadAll: fn(),
    reading: false,
    onOpen: fn(),
    messages: [
      {
        id: '1',
        title: 'Khoản rút tiền đã hoàn tất',
        summary: 'Số tiền 500.000 ₫ đã được chuyển đến ngân hàng của bạn.',
        sentAt: SENT,
        read: false,
      },
      {
        id: '2',
        title: 'Đăng nhập từ thiết bị mới',
        summary: 'Nếu không phải bạn, hãy đổi mật khẩu ngay.',
        sentAt: SENT - DAY_MS,
        read: true,
      },
    ],
  },
} satisfies Meta<typeof InboxList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Messages: Story = {};

export const Reading: Story = { args: { reading: true } };

export const AllRead: Story = {
  render: (args) => <InboxList {...args} onReadAll={undefined} />,
};

export const LongWords: Story = {
  args: {
    messages: [
      {
        id: '1',
        title: 'Đăngnhậptừthiếtbịmới'.repeat(8),
        summary: 'Nếukhôngphảibạn'.repeat(9),
        sentAt: SENT,
        read: false,
      },
    ],
  },
};

export const Empty: Story = { args: { messages: [] } };

export const LargeText: Story = { globals: { textSize: '200' } };
