import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from '../icons/icons';
import { Button, ButtonLink, TextLink } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Nạp tiền' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const English: Story = { args: { children: 'Deposit' } };

export const Secondary: Story = { args: { variant: 'secondary', children: 'Rút tiền' } };

export const Plain: Story = { args: { variant: 'plain', children: 'Bỏ qua' } };

export const Large: Story = { args: { size: 'l', children: 'Đăng nhập' } };

export const Busy: Story = {
  args: { size: 'l', busy: true, busyLabel: 'Đang đăng nhập', children: 'Đăng nhập' },
};

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Plus size={20} /> Thêm tài khoản ngân hàng
      </>
    ),
  },
};

export const LongLabel: Story = {
  args: { size: 'l', children: 'Xác nhận và tiếp tục đến trang thanh toán của ngân hàng' },
};

export const Link: Story = { render: () => <ButtonLink to="/deposit">Nạp tiền</ButtonLink> };

export const PlainTextLink: Story = {
  render: () => <TextLink to="/forgot">Quên mật khẩu?</TextLink>,
};
