import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Mail, Receipt, Shield, Swap, Wallet } from '../icons/icons';
import { IconGrid } from './icon-grid';

const meta = {
  title: 'Lists/Icon grid',
  component: IconGrid,
  args: {
    label: 'Lối tắt',
    items: [
      { label: 'Nạp tiền', icon: <Wallet />, to: '/deposit' },
      { label: 'Lịch sử cược', icon: <Receipt />, to: '/bets' },
      { label: 'Lịch sử giao dịch', icon: <Swap />, to: '/transactions' },
      { label: 'Trung tâm bảo mật', icon: <Shield />, to: '/security' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Fills the row: the last item ends at the grid's edge. */
export const Four: Story = {
  play: ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('list').getBoundingClientRect();
    const last = within(canvasElement).getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    void expect(grid.right - (last?.right ?? 0)).toBeLessThan(12);
  },
};

/** A long word stays whole. */
export const LongWord: Story = {
  args: {
    items: [{ label: 'Team management', icon: <Wallet />, to: '/team' }, ...meta.args.items],
  },
  play: ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Team management' });
    const text = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    if (!text) throw new Error('the link has no text');
    const range = document.createRange();
    range.setStart(text, 'Team '.length);
    range.setEnd(text, 'Team management'.length);
    void expect(range.getClientRects()).toHaveLength(1);
  },
};

export const Counted: Story = {
  args: {
    items: [
      ...meta.args.items,
      { label: 'Hộp thư', icon: <Mail />, to: '/mail', count: 5, countLabel: '5 tin chưa đọc' },
    ],
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
