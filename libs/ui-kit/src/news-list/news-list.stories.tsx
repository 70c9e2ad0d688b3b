import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsList, NewsRow } from './news-list';

const LONG =
  'Trong thời gian bảo trì, nạp và rút tiền tạm dừng; ván đang chơi được giữ nguyên. '.repeat(3);

const meta = {
  title: 'Content/News list',
  component: NewsList,
  args: {
    label: 'Thông báo',
    children: (
      <>
        <NewsRow title="Bảo trì định kỳ" when="2026-11-24" text={LONG} unread to="/a" />
        <NewsRow
          title="Trò chơi mới của Northlight"
          when="2026-11-20"
          text="Mười hai trò chơi mới."
          to="/b"
        />
        <NewsRow
          title="Đã nhận được góp ý của bạn"
          when="2026-11-18"
          text="Cảm ơn bạn."
          onOpen={() => undefined}
        />
      </>
    ),
  },
} satisfies Meta<typeof NewsList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const LargeText: Story = { globals: { textSize: '200' } };
