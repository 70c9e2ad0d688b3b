import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'States/Empty state',
  component: EmptyState,
  args: {
    art: 'heart',
    title: 'Chưa có trò chơi yêu thích',
    text: 'Chạm vào trái tim trên trò chơi để lưu vào đây và tìm lại nhanh hơn.',
    action: <Button>Chọn trò chơi nổi bật</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Heart: Story = {};

export const Search: Story = {
  args: {
    art: 'search',
    title: 'Không tìm thấy trò chơi nào',
    text: 'Hãy thử một từ khác hoặc bỏ bớt bộ lọc.',
    action: <Button variant="secondary">Bỏ tất cả bộ lọc</Button>,
  },
};

export const Inbox: Story = {
  args: { art: 'inbox', title: 'Chưa có tin nhắn', text: undefined, action: undefined },
};

export const List: Story = {
  args: {
    art: 'list',
    title: 'No bets on this day',
    text: 'Choose another day.',
    action: undefined,
  },
};
