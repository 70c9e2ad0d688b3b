import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const LIST = '/wps/relay/MCSFE_getListAnnouncements';

interface Board {
  notices: { id: string; title: string; content: string; read: boolean }[];
  footer?: { unreadCount: number };
}

type Notice = Board['notices'][number];

/** The platform's announcements, each changed by a function. */
const each = (change: (notice: Notice, index: number) => Partial<Notice>) => (board: Board) => ({
  ...board,
  notices: board.notices.map((notice, index) => ({ ...notice, ...change(notice, index) })),
});

const allRead = (board: Board) => ({
  ...each(() => ({ read: true }))(board),
  footer: { unreadCount: 0 },
});

const longWords = each((_notice, index) =>
  index === 0
    ? {
        title: 'Thôngbáobảotrìhệthống'.repeat(8),
        content: `<p>${'Rất dài. '.repeat(200)}</p>`,
      }
    : {},
);

const rich = each(() => ({
  content: `<p>Các bàn bài của <b>Quillstone</b> đang được bảo trì từ <em>02:00</em>.</p>
<ul><li>Nạp và rút tiền tạm dừng</li><li>Ván đang chơi được giữ nguyên</li></ul>
<table><tr><th>Trò chơi</th><th>Giờ</th></tr><tr><td>Slots</td><td>02:00</td></tr></table>
<p><a href="/m/rewardCenter">Mở trung tâm quà tặng</a></p>`,
}));

const list = (options: ScreenStory = {}) => story('/m/message', { user: 'player01', ...options });

const whole = (options: ScreenStory) =>
  story('/m/messageDetail?id=aurora-n1', { user: 'player01', ...options });

const meta = { title: 'Account/Announcements' } satisfies Meta;

export default meta;

export const List = list();

export const AllRead = list({ answers: { [LIST]: allRead } });

export const LongWords = list({ answers: { [LIST]: longWords } });

export const Empty = list({ answers: { [LIST]: { value: {} } } });

export const Loading = list({ answers: { [LIST]: 'pending' } });

export const Failed = list({ answers: { [LIST]: 503 } });

export const TryingAgain = list({
  answers: { [LIST]: 503 },
  play: async ({ answer, press, t }) => {
    answer(LIST, 'pending');
    await press(t('common:action.retry'));
  },
});

export const Whole = whole({
  answers: { [LIST]: rich },
  play: async () => expect(await screen.findByRole('table')).toBeVisible(),
});

export const WholeAndLong = whole({ answers: { [LIST]: longWords } });

export const Gone = story('/m/messageDetail?id=none', { user: 'player01' });

export const LargeText = list({ globals: { textSize: '200' } });

export const WholeInLargeText = whole({
  answers: { [LIST]: rich },
  globals: { textSize: '200' },
});
