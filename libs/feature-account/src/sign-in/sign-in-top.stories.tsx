import { withApp } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInTop } from './sign-in-frame';
import type { BackdropMotion } from './backdrop-motion';

const nothing = () => undefined;

const STILL: BackdropMotion = {
  page: undefined,
  playable: false,
  paused: false,
  onPlayable: nothing,
  onBlocked: nothing,
  onFailed: nothing,
  toggle: nothing,
};

const meta = {
  title: 'Account/Top of a form',
  component: SignInTop,
  ...withApp(),
  args: { motion: STILL, onClose: nothing },
} satisfies Meta<typeof SignInTop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = {};

export const Moving: Story = { args: { motion: { ...STILL, playable: true } } };

export const Stopped: Story = { args: { motion: { ...STILL, playable: true, paused: true } } };

export const LargeText: Story = {
  args: { motion: { ...STILL, playable: true } },
  globals: { textSize: '200' },
};
