import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const CONTACTS = '/wps/system/domainRoute';

const service = (options: ScreenStory = {}) =>
  story('/m/service', { user: 'player01', ...options });

const meta = { title: 'Member/Customer service' } satisfies Meta;

export default meta;

export const Contacts = service();

export const Guest = story('/m/service');

export const Expanded = service({ play: async ({ press }) => press('Telegram') });

const chat = (options: ScreenStory) =>
  story('/m/service?chat=Live+chat', { user: 'player01', ...options });

export const OpeningChat = chat({ answers: { '/wps/relay/CBS_launchChat': 'pending' } });

export const ChatWithNotice = chat({
  answers: {
    '/wps/relay/CBS_launchChat': {
      value: {
        chatUrl: 'http://chat.localhost/chat/',
        message: 'A person answers from 8 a.m. to midnight.',
      },
    },
  },
});

export const ChatNotOpened = chat({ answers: { '/wps/relay/CBS_launchChat': 503 } });

export const None = service({ answers: { [CONTACTS]: { value: { customerService: [] } } } });

export const Loading = service({ answers: { [CONTACTS]: 'pending' } });

export const NotLoaded = service({ answers: { [CONTACTS]: 503 } });

export const LargeText = service({ globals: { textSize: '200' } });
