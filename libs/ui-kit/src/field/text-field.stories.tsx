import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone, User } from '../icons/icons';
import { TextField } from './text-field';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Tên đăng nhập', icon: <User size={20} /> },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Từ 6 đến 16 ký tự' } };

export const Filled: Story = { args: { defaultValue: 'player01' } };

export const English: Story = { args: { label: 'User name', defaultValue: 'player01' } };

export const Hint: Story = { args: { hint: 'Chữ và số, từ 6 đến 16 ký tự.' } };

export const Invalid: Story = {
  args: {
    defaultValue: 'pl',
    error: 'Tên đăng nhập cần ít nhất 6 ký tự. Hãy thêm chữ hoặc số.',
  },
};

export const Disabled: Story = { args: { defaultValue: 'player01', disabled: true } };

export const Phones: Story = {
  name: 'Telephone',
  args: {
    label: 'Số điện thoại nhận mã xác minh đăng nhập',
    icon: <Phone size={20} />,
    type: 'tel',
    inputMode: 'tel',
    defaultValue: '0901 234 567',
  },
};
