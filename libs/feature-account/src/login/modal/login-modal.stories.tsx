import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { loginAskedAtom, sessionStore } from '@lobby/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { OnStage, stageFor } from '../../stage/story-stage';
import { LoginModal } from './login-modal';

const meta = {
  title: 'Account/Login modal',
  component: LoginModal,
  decorators: [(Story) => <OnStage Story={Story} />],
  loaders: [stageFor(aurora, ember, jade)],
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
