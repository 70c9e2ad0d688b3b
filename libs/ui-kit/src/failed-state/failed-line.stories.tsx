import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailedLine } from './failed-line';

const meta = {
  title: 'States/Failed line',
  component: FailedLine,
  args: { text: 'Chưa tải được các trò chơi tiếp theo.', onRetry: () => undefined },
} satisfies Meta<typeof FailedLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Card: Story = { args: { card: true } };

/** On a page without margins. */
export const InsetCard: Story = { args: { card: 'inset' } };

export const Retrying: Story = { args: { busy: true } };
