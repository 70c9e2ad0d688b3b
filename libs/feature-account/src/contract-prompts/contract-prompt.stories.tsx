import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { removeStored, writeStored } from '@lobby/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OnStage, stageFor } from '../stage/story-stage';
import { ContractPrompt } from './contract-prompt';
import type { ContractKind } from './waiting-contracts';

const waiting = (...kinds: ContractKind[]) => ({
  beforeEach: () => {
    writeStored('contractPrompts', kinds);
    return () => removeStored('contractPrompts');
  },
});

const meta = {
  title: 'Account/Contract prompt',
  component: ContractPrompt,
  decorators: [(Story) => <OnStage Story={Story} />],
  loaders: [stageFor(aurora, ember, jade)],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof ContractPrompt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Salary: Story = waiting('salary', 'dividend', 'hour');

export const Dividend: Story = waiting('dividend');

export const Hours: Story = { ...waiting('hour'), globals: { textSize: '200' } };
