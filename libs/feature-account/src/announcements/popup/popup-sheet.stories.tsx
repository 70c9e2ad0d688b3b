import { api } from '@lobby/api-client';
import { screenAt, screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent } from 'storybook/test';
import { AnnouncementPopup } from './announcement-popup';

const popup = (id: string, title: string, content: string, picture?: string) => ({
  id,
  title,
  content,
  announcementImages: picture ? [{ sequence: 2, url: picture }] : null,
  read: false,
  startDate: Date.UTC(2026, 5, 8, 2),
  execution: 'A',
  promotionType: null,
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
  'Trung tâm phần thưởng',
  '<p>Quà bạn được nhận nằm trong trung tâm quà tặng.</p><p><a href="/m/rewardCenter">Mở trung tâm quà tặng</a></p>',
);
const LINKS = popup(
  'p4',
  'Sự kiện tháng Sáu',
  '<p><a href="/m/activity">Xem lịch đầy đủ</a></p>'.repeat(30),
);
const LONG = popup(
  'p3',
  'Điều khoản khuyến mãi và các điều kiện áp dụng cho mọi thành viên',
  '<p>Tiền thưởng được cộng vào ví chính sau khi khoản nạp hoàn tất.</p>'.repeat(30),
);

/** Home with the popups only. */
function Home() {
  const { data } = useQuery({ queryKey: ['home'], queryFn: () => api.announcements.board('home') });
  return data && <AnnouncementPopup popups={data.popups} />;
}

const story = screenStories([screenAt('/m/home', Home)]);

const shown = async () => expect(await screen.findByRole('dialog')).toBeVisible();

const home = (popups: readonly object[], { play = shown, textSize = '100' } = {}) =>
  story('/m/home', {
    user: 'player01',
    answers: { '/wps/relay/MCSFE_getListAnnouncements': { value: { popup: popups } } },
    globals: { textSize },
    play,
  });

const meta = { title: 'Account/Announcement popup' } satisfies Meta;

export default meta;

export const First = home([SCHEDULE, GIFTS, LONG]);

/** At either end the focus moves from the disabled button to the other. */
export const Last = home([SCHEDULE, GIFTS, LONG], {
  play: async () => {
    await shown();
    const [, , next] = await screen.findAllByRole('button');
    if (!next) throw new Error('the pager has no buttons');
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(next).toBeDisabled();
    await expect(document.activeElement).not.toBe(document.body);
  },
});

/** A focused link is not covered by the pager (WCAG 2.4.11). */
export const Links = home([LINKS, GIFTS], {
  play: async () => {
    await shown();
    const [, previous] = await screen.findAllByRole('button');
    for (const link of await screen.findAllByRole('link')) {
      link.focus();
      const { bottom } = link.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(previous?.getBoundingClientRect().top ?? 0);
    }
  },
});

export const One = home([GIFTS]);

export const LongText = home([LONG]);

export const LargeText = home([SCHEDULE, GIFTS, LONG], { textSize: '200' });
