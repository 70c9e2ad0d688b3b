import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormError } from './form-error';

const meta = {
  title: 'Forms/Form error',
  component: FormError,
  args: { children: 'Tên đăng nhập hoặc mật khẩu không đúng. Bạn còn ba lần thử.' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = {
  args: { children: 'The user name or the password is wrong. Three attempts are left.' },
};
