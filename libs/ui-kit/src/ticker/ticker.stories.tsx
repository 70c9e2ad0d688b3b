import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../kit/samples';
import { Ticker } from './ticker';

const meta = {
  title: 'Home/Ticker',
  component: Ticker,
  args: {
    label: 'Thông báo',
    items: words('VI').ticker,
    to: '/news',
    emptyText: 'Hôm nay chưa có thông báo',
    pauseLabel: 'Tạm dừng',
    playLabel: 'Chạy tiếp',
  },
} satisfies Meta<typeof Ticker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const English: Story = {
  args: { label: 'News', items: words('EN').ticker, pauseLabel: 'Pause', playLabel: 'Play' },
};

export const One: Story = { args: { items: words('VI').ticker.slice(0, 1) } };

export const Empty: Story = { args: { items: [] } };
