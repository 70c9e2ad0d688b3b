import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/card';
import { TabLinks } from './tab-links';
import { TabPanel, Tabs } from './tabs';

function Switched({ label, names }: { label: string; names: readonly string[] }) {
  const [value, setValue] = useState('0');
  return (
    <>
      <Tabs
        label={label}
        items={names.map((name, index) => ({ id: String(index), label: name }))}
        value={value}
        onChange={setValue}
        controls="panel"
      />
      <TabPanel id="panel" value={value}>
        <p style={{ paddingBlock: 16 }}>{names[Number(value)]}</p>
      </TabPanel>
    </>
  );
}

const meta = {
  title: 'Actions/Tabs',
  component: Switched,
  args: { label: 'Trò chơi', names: ['Tất cả', 'Nổi bật', 'Gần đây', 'Yêu thích'] },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switched>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const English: Story = {
  args: { label: 'Games', names: ['All', 'Hot', 'Recent', 'My collection'] },
};

export const Two: Story = { args: { label: 'Cách đăng nhập', names: ['Mật khẩu', 'Mã OTP'] } };

export const Many: Story = {
  args: {
    label: 'Giao dịch',
    names: [
      'Tất cả',
      'Nạp tiền',
      'Rút tiền',
      'Chuyển khoản',
      'Khuyến mãi',
      'Hoàn trả',
      'Điều chỉnh',
    ],
  },
};

export const OnACard: Story = {
  args: { label: 'Cách đăng nhập', names: ['Mật khẩu', 'Mã OTP'] },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
};

export const AsLinks: Story = {
  render: () => (
    <TabLinks
      label="Tin nhắn"
      current="/m/message"
      items={[
        { label: 'Hộp thư', to: '/m/webEmail', count: 3, countLabel: '3 tin chưa đọc' },
        { label: 'Thông báo', to: '/m/message', count: 12, countLabel: '12 tin chưa đọc' },
        { label: 'Lệnh nạp rút', to: '/m/message/orders' },
      ]}
    />
  ),
};
