import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bag, Care, Gem } from '../icons/icons';
import { LinkCard, LinkCards } from './link-card';

const meta = {
  title: 'Lists/Link card',
  component: LinkCard,
  args: { label: 'Quyền lợi VIP', note: 'Cấp 3 trên 8', icon: <Gem />, to: '/vip' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tile: Story = {};

export const Outline: Story = {
  args: {
    look: 'outline',
    label: 'Chơi có trách nhiệm',
    note: 'Giới hạn, tạm nghỉ, tự loại trừ',
    icon: <Care />,
  },
};

export const Pair: Story = {
  render: (args) => (
    <LinkCards label="VIP">
      <LinkCard {...args} />
      <LinkCard label="Cửa hàng điểm" note="3.240 điểm" icon={<Bag />} to="/mall" />
    </LinkCards>
  ),
};

export const LargeText: Story = { ...Pair, globals: { textSize: '200' } };
