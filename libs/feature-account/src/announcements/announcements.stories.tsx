import type { Announcement } from '@lobby/api-client';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListState } from '../list-state/list-state';
import { accountLabels } from '../labels';
import { AnnouncementArticle } from './announcement-article';
import { AnnouncementList } from './announcement-list';

const said = (id: string, title: string, content: string, read = false): Announcement => ({
  id,
  title,
  content,
  read,
  startDate: Date.UTC(2026, 10, 18, 2),
  execution: undefined,
  picture: undefined,
});

const WORKS = said(
  'n1',
  'Bảo trì phòng Quillstone',
  `<p>Các bàn bài của <b>Quillstone</b> đang được bảo trì từ <em>02:00</em>.</p>
<ul><li>Nạp và rút tiền tạm dừng</li><li>Ván đang chơi được giữ nguyên</li></ul>
<table><tr><th>Trò chơi</th><th>Giờ</th></tr><tr><td>Slots</td><td>02:00</td></tr></table>
<p><a href="/m/rewardCenter">Mở trung tâm quà tặng</a></p>`,
);

const NOTICES = [
  WORKS,
  said('n2', 'Giới hạn của riêng bạn', '<p>Bạn có thể đặt giới hạn nạp, thua và thời gian.</p>'),
  said('n3', 'Thêm bảy ngôn ngữ', '<p>Đổi ngôn ngữ bằng nút ở đầu trang.</p>', true),
];

const LONG = said('n4', 'Thôngbáobảotrìhệthống'.repeat(8), `<p>${'Rất dài. '.repeat(200)}</p>`);

interface PageProps {
  state: 'ready' | 'pending' | 'failed' | 'retrying';
  notices: readonly Announcement[];
  opened: Announcement | null;
}

function Page({ state, notices, opened }: PageProps) {
  const unread = notices.filter(({ read }) => !read).length;
  return (
    <ListState
      pending={state === 'pending'}
      failed={state === 'failed' || state === 'retrying'}
      busy={state === 'retrying'}
      onRetry={() => undefined}
    >
      {opened ? (
        <AnnouncementArticle {...opened} />
      ) : (
        <AnnouncementList notices={[...notices]} unreadCount={unread} audience="members" />
      )}
    </ListState>
  );
}

const meta = {
  title: 'Account/Announcements',
  component: Page,
  ...stage(accountLabels),
  args: { state: 'ready', notices: NOTICES, opened: null },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const AllRead: Story = {
  args: { notices: NOTICES.map((notice) => ({ ...notice, read: true })) },
};

export const LongWords: Story = { args: { notices: [LONG, ...NOTICES] } };

export const Empty: Story = { args: { notices: [] } };

export const Loading: Story = { args: { state: 'pending' } };

export const Failed: Story = { args: { state: 'failed' } };

export const TryingAgain: Story = { args: { state: 'retrying' } };

export const Whole: Story = {
  args: { opened: WORKS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const WholeAndLong: Story = { args: { opened: LONG } };

export const LargeText: Story = { globals: { textSize: '200' } };

export const WholeInLargeText: Story = { args: { opened: WORKS }, globals: { textSize: '200' } };
