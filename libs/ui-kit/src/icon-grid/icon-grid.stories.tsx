import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Receipt, Shield, Swap, Wallet } from '../icons/icons';
import { IconGrid } from './icon-grid';

const meta = {
  title: 'Lists/Icon grid',
  component: IconGrid,
  args: {
    label: 'Lối tắt',
    items: [
      { label: 'Nạp tiền', icon: <Wallet />, to: '/deposit' },
      { label: 'Lịch sử cược', icon: <Receipt />, to: '/bets' },
      { label: 'Lịch sử giao dịch', icon: <Swap />, to: '/transactions' },
      { label: 'Trung tâm bảo mật', icon: <Shield />, to: '/security' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const Counted: Story = {
  args: {
    items: [
      ...meta.args.items,
      { label: 'Hộp thư', icon: <Mail />, to: '/mail', count: 5, countLabel: '5 tin chưa đọc' },
    ],
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
