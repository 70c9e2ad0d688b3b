import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCategories } from '@lobby/samples';
import { CategoryRail } from './category-rail';

const meta = {
  title: 'Home/Category rail',
  component: CategoryRail,
  args: { label: 'Loại trò chơi', items: sampleCategories('VI') },
} satisfies Meta<typeof CategoryRail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Eight: Story = {};

export const English: Story = { args: { label: 'Categories', items: sampleCategories('EN') } };

export const Seven: Story = { args: { items: sampleCategories('VI').slice(0, 7) } };

export const LargeText: Story = { globals: { textSize: '200' } };
