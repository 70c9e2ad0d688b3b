import { ApiError } from '@lobby/api-client';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountLabels } from '../labels';
import { TrialOffer } from './trial-offer';

const meta = {
  title: 'Account/Free trial',
  component: TrialOffer,
  ...stage(accountLabels),
  args: { offered: true, open: () => undefined, busy: false, error: null },
} satisfies Meta<typeof TrialOffer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offer: Story = {};

export const Busy: Story = { args: { busy: true } };

export const NotOfferedHere: Story = { args: { offered: false } };

export const Failed: Story = { args: { error: new ApiError('offline', 'a story') } };

export const LargeText: Story = { globals: { textSize: '200' } };
