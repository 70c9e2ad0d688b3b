import { loginPromptAtom, sessionStore } from '@lobby/session';
import { screenAt, screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { LoginModal } from './login-modal';

const story = screenStories([screenAt('/m/home', LoginModal)]);

const modal = (textSize = '100') =>
  story('/m/home', {
    prepare: () => sessionStore.set(loginPromptAtom, true),
    globals: { textSize },
    play: async () => expect(await screen.findByRole('dialog')).toBeVisible(),
  });

const meta = { title: 'Account/Login modal' } satisfies Meta;

export default meta;

export const Open = modal();

export const LargeText = modal('200');
