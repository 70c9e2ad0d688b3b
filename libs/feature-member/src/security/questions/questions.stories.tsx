import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const MINE = '/wps/member/customerSecurityQuestions';

const questions = (options: ScreenStory = {}) =>
  story('/m/securityCenter/questions', { user: 'player01', ...options });

const meta = { title: 'Member/Security questions' } satisfies Meta;

export default meta;

export const First = questions({ user: 'vip01' });

export const WithoutPaymentPassword = questions({ user: 'fresh01' });

export const Others = questions();

export const Choosing = questions({
  user: 'fresh01',
  play: async ({ t }) => {
    const label = t('member-security:questions.question').replace('{{number}}', '1');
    await userEvent.click(await screen.findByRole('combobox', { name: label }));
    await screen.findAllByRole('radio');
  },
});

export const NothingFilledIn = questions({
  user: 'vip01',
  play: async ({ press, t }) => press(t('member-security:questions.set')),
});

export const Loading = questions({ answers: { [MINE]: 'pending' } });

export const NotLoaded = questions({ answers: { [MINE]: 503 } });

export const LargeText = questions({ globals: { textSize: '200' } });
