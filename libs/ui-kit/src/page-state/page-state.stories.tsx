import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { PageState } from './page-state';

const meta = {
  title: 'States/Page state',
  component: PageState,
  args: {
    art: 'maintenance',
    title: 'Hệ thống đang bảo trì',
    text: 'Chúng tôi quay lại lúc 04:00. Số dư của bạn không bị ảnh hưởng.',
    action: <Button variant="secondary">Liên hệ chăm sóc khách hàng</Button>,
  },
} satisfies Meta<typeof PageState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {};

export const Restricted: Story = {
  args: {
    art: 'restricted',
    title: 'Not available in your region',
    text: 'The rules of your region do not allow us to serve you.',
    action: undefined,
  },
};

export const Failure: Story = {
  args: {
    art: 'error',
    title: 'Có lỗi xảy ra',
    text: 'Trang này không mở được. Hãy tải lại; nếu vẫn vậy, hãy báo cho chúng tôi.',
    action: <Button>Tải lại</Button>,
  },
};

export const Framed: Story = { args: { ...Failure.args, framed: true } };
