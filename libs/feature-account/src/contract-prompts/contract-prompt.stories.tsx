import { removeStored, writeStored } from '@lobby/core';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { accountLabels } from '../labels';
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
  ...stage(accountLabels),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof ContractPrompt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Salary: Story = waiting('salary', 'dividend', 'hour');

export const Dividend: Story = waiting('dividend');

export const Hours: Story = { ...waiting('hour'), globals: { textSize: '200' } };
