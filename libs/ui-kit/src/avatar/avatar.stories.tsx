import { samplePicture } from '@lobby/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { addresses: [samplePicture(1).webp] },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const WithoutPicture: Story = { args: { addresses: [] } };

export const Large: Story = { args: { size: 96 } };
