import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryMark } from './category-mark';
import { MARKS, type MarkCategory } from './marks';

const meta = {
  title: 'Art/Category mark',
  component: CategoryMark,
  args: { category: 'RNG' },
} satisfies Meta<typeof CategoryMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
      {(Object.keys(MARKS) as MarkCategory[]).map((category) => (
        <CategoryMark key={category} category={category} />
      ))}
    </div>
  ),
};
