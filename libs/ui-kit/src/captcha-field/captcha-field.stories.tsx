import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaptchaField } from './captcha-field';

const IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="36"><text x="10" y="26" font-family="monospace" font-size="24" fill="#2b3a67">7K4P</text><path d="M4 24 92 10" stroke="#8899cc"/></svg>')}`;

const meta = {
  title: 'Forms/Captcha field',
  component: CaptchaField,
  args: {
    label: 'Mã xác minh',
    image: IMAGE,
    imageLabel: 'Hình có bốn ký tự',
    refreshLabel: 'Đổi hình khác',
    onRefresh: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CaptchaField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const English: Story = {
  args: {
    label: 'Captcha',
    imageLabel: 'Captcha image: digits to enter',
    refreshLabel: 'New image',
  },
};

export const Loading: Story = { args: { image: undefined } };

export const Invalid: Story = {
  args: { error: 'Mã chưa đúng. Hãy nhập các ký tự trong hình mới.' },
};
