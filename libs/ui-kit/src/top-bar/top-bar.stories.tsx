import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/icon-button';
import { Filter, Mail, Moon } from '../icons/icons';
import { Logo } from '../logo/logo';
import { TopBar } from './top-bar';

const onBack = () => undefined;

const meta = {
  title: 'Frame/Top bar',
  component: TopBar,
  args: { title: 'Lịch sử giao dịch' },
} satisfies Meta<typeof TopBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithBack: Story = { args: { onBack } };

export const English: Story = { args: { title: 'Transactions', onBack } };

export const WithActions: Story = {
  args: { title: 'Slots', onBack, children: <IconButton label="Lọc" icon={<Filter />} /> },
};

export const WithNote: Story = {
  args: { title: 'Chào buổi tối', titleIcon: <Moon />, note: 'general01', onBack },
};

export const WithLogo: Story = {
  args: {
    title: undefined,
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
    onBack,
    children: <IconButton label="Lọc" icon={<Filter />} />,
  },
};
