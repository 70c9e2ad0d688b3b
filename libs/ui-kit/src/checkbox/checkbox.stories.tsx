import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Ghi nhớ đăng nhập' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const English: Story = { args: { label: 'Remember me', defaultChecked: true } };

export const LongAndInvalid: Story = {
  args: {
    label: 'Tôi đã đủ 18 tuổi, đã đọc và đồng ý với điều khoản sử dụng và chính sách bảo mật',
    error: 'Cần đồng ý với điều khoản để mở tài khoản.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
