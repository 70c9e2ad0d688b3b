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

const news = (options: ScreenStory = {}) =>
  story('/m/webEmail?tab=news', { user: 'player01', ...options });

const NEWS = '/wps/relay/GLS2_lobbyNews';

interface NewsPage {
  list: { title: string; content: string }[];
}

export const News = news();

/** A piece's title, in the languages of the stories' runs. */
const NEWS_TITLE = /^(Mùa sen đã về|The lotus season is here|ฤดูบัวมาถึงแล้ว)$/;

export const NewsOpened = news({ play: async ({ press }) => press(NEWS_TITLE) });

export const NewsWithLongWords = news({
  answers: {
    [NEWS]: (page: NewsPage) => ({
      ...page,
      list: page.list.map((one) => ({
        ...one,
        title: 'Mùasenđãvềtrênsảnhchính'.repeat(8),
        content: `<p>${'Rất dài. '.repeat(200)}</p>`,
      })),
    }),
  },
});

export const NewsWithMore = news({
  answers: { [NEWS]: (page: NewsPage) => ({ ...page, total: 100, totalPages: 4 }) },
});

export const NoNews = news({
  answers: { [NEWS]: (page: NewsPage) => ({ ...page, list: [], total: 0, totalPages: 0 }) },
});

export const NewsLoading = news({ answers: { [NEWS]: 'pending' } });

export const NewsFailed = news({ answers: { [NEWS]: 503 } });

export const NewsInLargeText = news({ globals: { textSize: '200' } });

export const NotPermitted = inbox({ user: 'virtual01' });

export const LargeText = inbox({ globals: { textSize: '200' } });
