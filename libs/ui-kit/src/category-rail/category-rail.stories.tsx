import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** Names are not loaded yet: placeholder boxes, and nothing can be pressed. */
export const Pending: Story = {
  args: { pending: true },
  play: ({ canvasElement }) => {
    const box = canvasElement.querySelector('li a > span');
    if (!box) throw new Error('no box stands for a category');
    void expect(getComputedStyle(box).visibility).toBe('visible');
    void expect(getComputedStyle(box).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    void expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
