import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from './section-head';

const meta = {
  title: 'Lists/Section head',
  component: SectionHead,
  args: { title: 'Chơi nhiều nhất', action: { to: '/games', label: 'Xem tất cả' } },
} satisfies Meta<typeof SectionHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

export const English: Story = {
  args: { title: 'Most played', action: { to: '/games', label: 'See all' } },
};

export const Alone: Story = { args: { action: undefined } };

export const Long: Story = {
  args: { title: 'Trò chơi được chơi nhiều nhất trong tuần này' },
};
