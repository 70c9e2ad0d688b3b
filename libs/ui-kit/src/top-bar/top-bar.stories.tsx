import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/icon-button';
import { Filter, Mail } from '../icons/icons';
import { Logo } from '../logo/logo';
import { TopBar } from './top-bar';

const meta = {
  title: 'Frame/Top bar',
  component: TopBar,
  args: { title: 'Lịch sử giao dịch', back: { label: 'Quay lại', onClick: () => undefined } },
} satisfies Meta<typeof TopBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithBack: Story = {};

export const English: Story = {
  args: { title: 'Transactions', back: { label: 'Back', onClick: () => undefined } },
};

export const WithActions: Story = {
  args: { title: 'Slots', children: <IconButton label="Lọc" icon={<Filter />} /> },
};

export const WithLogo: Story = {
  args: {
    title: undefined,
    back: undefined,
    logo: (
      <Logo
        name="lobby"
        svg='<circle cx="14" cy="14" r="9" fill="var(--icon-a)" stroke="var(--icon-b)" stroke-width="4"/>'
      />
    ),
    children: <IconButton label="Tin nhắn" icon={<Mail />} dot dotLabel="5 tin chưa đọc" />,
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Cài đặt giới hạn nạp tiền và thời gian chơi',
    children: <IconButton label="Lọc" icon={<Filter />} />,
  },
};
