import { ApiError } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnStage, stageFor } from '../stage/story-stage';
import { TrialOffer } from './trial-offer';

const meta = {
  title: 'Account/Free trial',
  component: TrialOffer,
  decorators: [(Story) => <OnStage Story={Story} />],
  loaders: [stageFor(aurora, ember, jade)],
  args: { offered: true, open: () => undefined, busy: false, error: null },
} satisfies Meta<typeof TrialOffer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offer: Story = {};

export const Busy: Story = { args: { busy: true } };

export const NotOfferedHere: Story = { args: { offered: false } };

export const Failed: Story = { args: { error: new ApiError('offline', 'a story') } };

export const LargeText: Story = { globals: { textSize: '200' } };
