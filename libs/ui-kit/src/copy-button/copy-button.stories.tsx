import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button';

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: { text: 'DEMO0011223344' },
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
