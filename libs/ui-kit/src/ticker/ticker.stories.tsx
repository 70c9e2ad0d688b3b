import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleWords } from '@lobby/samples';
import { Ticker } from './ticker';

const meta = {
  title: 'Home/Ticker',
  component: Ticker,
  args: {
    label: 'Thông báo',
    items: sampleWords('VI').ticker,
    to: '/news',
    emptyText: 'Hôm nay chưa có thông báo',
  },
} satisfies Meta<typeof Ticker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const English: Story = {
  args: { label: 'News', items: sampleWords('EN').ticker },
};

export const One: Story = { args: { items: sampleWords('VI').ticker.slice(0, 1) } };

export const Empty: Story = { args: { items: [] } };
