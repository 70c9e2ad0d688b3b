import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Filter, Heart, Mail, Search } from '../icons/icons';
import { IconButton, IconLink } from './icon-button';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Tìm kiếm', icon: <Search /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const English: Story = { args: { label: 'Search' } };

export const Unread: Story = {
  args: { label: 'Tin nhắn', icon: <Mail />, dot: true, dotLabel: '5 tin chưa đọc' },
};

export const Count: Story = { args: { label: 'Lọc', icon: <Filter />, count: 3 } };

export const Pressed: Story = { args: { label: 'Yêu thích', icon: <Heart />, pressed: true } };

export const Text: Story = { args: { label: 'Ngôn ngữ: Tiếng Việt', icon: 'VI' } };

export const Link: Story = {
  render: () => <IconLink to="/news" label="Thông báo" icon={<Bell />} dot dotLabel="Có tin mới" />,
};
