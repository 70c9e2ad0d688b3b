import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../../routes';

const story = screenStories(accountRoutes);

/** The login screen with these social logins. */
const social = (titles: readonly string[], textSize = '100') =>
  story('/m/login', {
    flags: { socialLogin: true },
    answers: {
      '/wps/system/settings/consolidated': (settings: object) => ({
        ...settings,
        socialLogins: titles.map((title) => ({
          provider: title,
          title,
          address: 'https://login.example/',
        })),
      }),
    },
    globals: { textSize },
  });

const meta = { title: 'Account/Social login' } satisfies Meta;

export default meta;

export const Three = social(['Facebook', 'Google', 'LINE']);

export const One = social(['Zalo']);

export const LongNames = social([
  'Tài khoản định danh điện tử',
  'A very long name of a provider',
  'LINE',
]);

export const LargeText = social(['Facebook', 'Google', 'LINE'], '200');
