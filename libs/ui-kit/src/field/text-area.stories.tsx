import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Mô tả', aside: '0/200' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Từ 20 đến 200 ký tự' } };

export const Filled: Story = {
  args: {
    aside: '58/200',
    defaultValue: 'Tôi nạp tiền lúc 10 giờ sáng nhưng số dư vẫn chưa thay đổi.',
  },
};

export const Invalid: Story = {
  args: { aside: '5/200', defaultValue: 'Quá ít', error: 'Nội dung từ 20 đến 200 ký tự.' },
};
