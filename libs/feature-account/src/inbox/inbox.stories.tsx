import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const LIST = '/wps/relay/CSP_messageList';
const COUNT = '/wps/relay/CSP_unreadCount';

interface Messages {
  list: { read: boolean }[];
}

const inbox = (options: ScreenStory = {}) => story('/m/webEmail', { user: 'player01', ...options });

const meta = { title: 'Account/Inbox' } satisfies Meta;

export default meta;

export const Messages = inbox();

export const Reading = inbox({
  answers: { '/wps/relay/CSP_readAll': 'pending' },
  play: async ({ press, t }) => press(t('account-messages:inbox.readAll')),
});

export const AllRead = inbox({
  answers: {
    [COUNT]: { value: { unReadCount: 0 } },
    [LIST]: (page: Messages) => ({
      ...page,
      list: page.list.map((message) => ({ ...message, read: true })),
    }),
  },
});

export const LongWords = inbox({
  answers: {
    [LIST]: (page: Messages) => ({
      ...page,
      list: page.list.map((message) => ({
        ...message,
        title: 'Đăngnhậptừthiếtbịmới'.repeat(8),
        summary: 'Nếukhôngphảibạn'.repeat(9),
      })),
    }),
  },
});

/** A message's title, in the languages of the stories' runs. */
const TITLE =
  /^(Sao kê tháng của bạn đã sẵn sàng|Your monthly statement is ready|รายการประจำเดือนของคุณพร้อมแล้ว)$/;

export const Opened = inbox({ play: async ({ press }) => press(TITLE) });

export const Empty = inbox({ user: 'fresh01' });

export const Loading = inbox({ answers: { [LIST]: 'pending' } });

export const Failed = inbox({ answers: { [LIST]: 503 } });

export const NotPermitted = inbox({ user: 'virtual01' });

export const LargeText = inbox({ globals: { textSize: '200' } });
