import type { Meta, StoryObj } from '@storybook/react-vite';
import { MISSING_PICTURE, samplePicture } from '@lobby/samples';
import { Picture } from './picture';

const meta = {
  title: 'Art/Picture',
  component: Picture,
  args: { ...samplePicture(2), alt: 'Trăng trên núi', ratio: '4 / 3', loading: 'priority' },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Landscape: Story = {};

export const Portrait: Story = { args: { ratio: '3 / 4' } };

export const English: Story = { args: { alt: 'A moon over mountains' } };

export const Missing: Story = { args: { ...MISSING_PICTURE } };
