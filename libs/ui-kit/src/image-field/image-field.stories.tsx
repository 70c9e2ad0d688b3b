import { samplePicture } from '@lobby/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageField } from './image-field';

const images = [1, 2].map((number) => ({
  key: String(number),
  src: samplePicture(number).webp,
  alt: `Ảnh ${number}`,
  removeLabel: `Xóa ảnh ${number}`,
}));

const meta = {
  title: 'Forms/Image field',
  component: ImageField,
  args: {
    label: 'Ảnh biên lai',
    addLabel: 'Thêm ảnh',
    images,
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { images: [], hint: 'Tối đa 3 ảnh, mỗi ảnh không quá 5 MB' } };

export const Chosen: Story = {};

export const Full: Story = { args: { full: true } };

export const Busy: Story = { args: { busyLabel: 'Đang tải ảnh lên', progress: '45%' } };

export const Invalid: Story = { args: { images: [], error: 'Vui lòng thêm ảnh.' } };
