import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/icon-button';
import { Eye } from '../icons/icons';
import { BalanceStrip } from './balance-strip';
import { LoginStrip } from './login-strip';

const meta = {
  title: 'Home/Balance strip',
  component: BalanceStrip,
  args: {
    name: 'player01',
    amount: '12.480.500 ₫',
    deposit: { label: 'Nạp tiền', to: '/deposit' },
    withdrawLabel: 'Rút tiền',
    withdrawTo: '/withdraw',
    groupLabel: 'Số dư',
    settingsLabel: 'Cài đặt',
    settingsTo: '/settings',
    amountTo: '/money',
    amountLabel: 'Tổng quan tài chính',
    eye: <IconButton label="Ẩn số tiền" icon={<Eye size={20} />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 56 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BalanceStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const English: Story = {
  args: {
    amount: '$3,482.60',
    deposit: { label: 'Deposit', to: '/deposit' },
    withdrawLabel: 'Withdraw',
    groupLabel: 'Balance',
    settingsLabel: 'Settings',
  },
};

export const Hidden: Story = { args: { amount: '••••••' } };

export const Loading: Story = { args: { amount: undefined } };

export const LargeAmount: Story = { args: { amount: '9.999.999.999.999 ₫' } };

export const LargeText: Story = { globals: { textSize: '200' } };

export const Guest: Story = {
  render: () => (
    <LoginStrip
      text="Đăng nhập để chơi và xem số dư"
      loginLabel="Đăng nhập"
      loginTo="/login"
      registerLabel="Đăng ký"
      registerTo="/register"
    />
  ),
};
