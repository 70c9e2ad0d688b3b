import type { Announcement } from '@lobby/api-client';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { accountLabels } from '../../labels';
import PopupSheet from './popup-sheet';

const popup = (id: string, title: string, content: string, picture?: string): Announcement => ({
  id,
  title,
  content,
  picture,
  read: false,
  startDate: Date.UTC(2026, 5, 8, 2),
  execution: 'A',
});

const SCHEDULE = popup(
  'p1',
  'Lịch trò chơi mới tháng Sáu',
  `<p style="font-size:28px">Mười hai trò chơi của Northlight mở dần từ 10 đến 28/06.</p>
<table style="width:690px;font-size:28px"><tr><td>10/06</td><td>Sen Dưới Trăng, Sao Chổi</td></tr>
<tr><td>17/06</td><td>Rừng Đom Đóm, Hồ Cá Koi</td></tr></table>
<p><a href="/m/activity">Xem lịch đầy đủ</a></p>`,
  '/cdn/promo/moons',
);
const GIFTS = popup(
  'p2',
  'Trung tâm quà tặng',
  '<p>Quà bạn được nhận nằm trong trung tâm quà tặng.</p><p><a href="/m/rewardCenter">Mở trung tâm quà tặng</a></p>',
);
const LONG = popup(
  'p3',
  'Điều khoản khuyến mãi và các điều kiện áp dụng cho mọi thành viên',
  '<p>Tiền thưởng được cộng vào ví chính sau khi khoản nạp hoàn tất.</p>'.repeat(30),
);

const meta = {
  title: 'Account/Announcement popup',
  component: PopupSheet,
  ...stage(accountLabels),
  args: { open: true, popups: [SCHEDULE, GIFTS, LONG], onClose: fn() },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof PopupSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

/** At an end the button that is off gives the focus to the other. */
export const Last: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    const [, , next] = await screen.findAllByRole('button');
    if (!next) throw new Error('the pager has no buttons');
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(next).toBeDisabled();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const One: Story = { args: { popups: [GIFTS] } };

export const LongText: Story = { args: { popups: [LONG] } };

export const LargeText: Story = { globals: { textSize: '200' } };
