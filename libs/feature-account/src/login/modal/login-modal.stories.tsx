import { loginAskedAtom, sessionStore } from '@lobby/session';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { accountLabels } from '../../labels';
import { LoginModal } from './login-modal';

const meta = {
  title: 'Account/Login modal',
  component: LoginModal,
  ...stage(accountLabels),
  beforeEach: () => {
    sessionStore.set(loginAskedAtom, true);
    return () => sessionStore.set(loginAskedAtom, false);
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof LoginModal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const LargeText: Story = { globals: { textSize: '200' } };
