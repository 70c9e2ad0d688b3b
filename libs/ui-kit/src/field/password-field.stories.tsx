import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field';

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: {
    label: 'Mật khẩu',
    defaultValue: 'password',
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const English: Story = {
  args: { label: 'Password' },
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
  },
};

export const Invalid: Story = { args: { error: 'Mật khẩu không đúng. Hãy thử lại.' } };
