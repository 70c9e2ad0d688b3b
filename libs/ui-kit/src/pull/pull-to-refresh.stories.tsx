import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { NewsList, NewsRow } from '../news-list/news-list';
import { PullToRefresh } from './pull-to-refresh';

const meta = {
  title: 'Lists/Pull to refresh',
  component: PullToRefresh,
  args: {
    onRefresh: fn(() => new Promise(() => undefined)),
    children: (
      <NewsList label="Thông báo">
        <NewsRow title="Bảo trì định kỳ" when="2026-11-24" text="Từ 02:00 đến 04:00." to="/a" />
        <NewsRow title="Trò chơi mới" when="2026-11-20" text="Mười hai trò chơi." to="/b" />
      </NewsList>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PullToRefresh>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Pulls the list down by `px` and holds. */
const pulled =
  (px: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const finger = (clientY: number) => ({
      touches: [new Touch({ identifier: 0, target: list, clientX: 0, clientY })],
    });
    await fireEvent.touchStart(list, finger(0));
    await fireEvent.touchMove(list, finger(px));
  };

const words = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(within(canvasElement).getAllByText(text)[0]).toBeVisible());

export const Resting: Story = {};

export const Pulling: Story = {
  play: async (context) => {
    await pulled(100)(context);
    await words(context.canvasElement, 'Pull down to refresh');
  },
};

export const Ready: Story = {
  play: async (context) => {
    await pulled(140)(context);
    await words(context.canvasElement, 'Release to refresh');
  },
};

export const Refreshing: Story = {
  play: async (context) => {
    await pulled(140)(context);
    await fireEvent.touchEnd(within(context.canvasElement).getByRole('list'), { touches: [] });
    await expect(context.args.onRefresh).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole('status')).toHaveTextContent('Refreshing'),
    );
  },
};

export const ByButton: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Refreshing');
  },
};

export const LargeText: Story = { ...Pulling, globals: { textSize: '200' } };
