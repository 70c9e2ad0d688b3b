import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, Globe, Headset, Leave, Mail, User, Volume } from '../icons/icons';
import { RowLink, Rows, RowSwitch, RowText } from './rows';

const meta = {
  title: 'Lists/Rows',
  component: Rows,
  args: {
    label: 'Tài khoản',
    children: (
      <>
        <RowLink to="/rewards" icon={<Gift />} label="Trung tâm thưởng" value="2 mục" />
        <RowLink to="/mail" icon={<Mail />} label="Hộp thư" value="5" />
        <RowLink to="/support" icon={<Headset />} label="Chăm sóc khách hàng" value="24/7" />
        <RowLink
          icon={<Globe />}
          label="Ngôn ngữ hiển thị của toàn bộ ứng dụng"
          value="Tiếng Việt"
          onClick={() => undefined}
        />
        <RowSwitch
          icon={<Volume />}
          label="Âm thanh"
          hint="Âm báo ngắn khi có tin nhắn mới"
          checked
          onChange={() => undefined}
        />
        <RowText icon={<User />} label="Tên đăng nhập" value="player01" />
        <RowLink icon={<Leave />} label="Đăng xuất" onClick={() => undefined} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Rows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = {
  args: {
    label: 'Account',
    children: (
      <>
        <RowLink to="/rewards" icon={<Gift />} label="Rewards" value="2 items" />
        <RowLink to="/mail" icon={<Mail />} label="Inbox" value="5" />
      </>
    ),
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
