import type { Meta, StoryObj } from '@storybook/react-vite';
import { MISSING_PICTURE, samplePicture } from '@lobby/samples';
import { HostCard } from './host-card';
import { HostGrid, HostGridSkeleton, HostRow, HostRowSkeleton } from './host-grid';

const meta = {
  title: 'Lists/Host card',
  component: HostCard,
  args: {
    name: 'Minh Anh',
    game: 'Baccarat',
    picture: samplePicture(2),
    onAir: true,
    state: 'Đang phát',
    fact: { text: '1.284', label: 'Người xem' },
    follow: { pressed: false, label: 'Theo dõi: Minh Anh', onToggle: () => undefined },
    onOpen: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <HostGrid>
      <HostCard {...args} />
      <HostCard {...args} name="Quốc Huy" follow={undefined} />
    </HostGrid>
  ),
} satisfies Meta<typeof HostCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnAir: Story = {};

export const PaidRoom: Story = { args: { room: 'Phòng trả phí' } };

export const OffAir: Story = {
  args: { onAir: false, state: 'Chưa phát', fact: { text: '20:00', label: 'Bắt đầu' } },
};

export const NoNextStart: Story = { args: { onAir: false, state: 'Chưa phát', fact: undefined } };

export const Followed: Story = {
  args: { follow: { pressed: true, label: 'Theo dõi: Minh Anh', onToggle: () => undefined } },
};

export const LongName: Story = {
  args: {
    name: 'Nguyễn Hoàng Bảo Trâm Khánh Linh',
    game: 'Rồng Ngọc Phương Đông và Mười Hai Vì Sao',
    room: 'Phòng VIP',
  },
};

export const MissingPicture: Story = { args: { picture: MISSING_PICTURE } };

export const Row: Story = {
  render: (args) => (
    <HostRow>
      {['Minh Anh', 'Quốc Huy', 'Bảo Trâm', 'Thu Nguyệt'].map((name) => (
        <HostCard key={name} {...args} name={name} />
      ))}
    </HostRow>
  ),
};

export const GridLoading: Story = { render: () => <HostGridSkeleton /> };

export const RowLoading: Story = { render: () => <HostRowSkeleton /> };

export const LargeText: Story = { ...LongName, globals: { textSize: '200' } };
