import { withApp } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpdateDialog } from './update-dialog';

const meta = {
  title: 'Shell/Update overlay',
  component: UpdateDialog,
  ...withApp(),
  args: {
    open: true,
    mandatory: false,
    version: '2.4.0',
    onUpdate: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof UpdateDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const Mandatory: Story = { args: { mandatory: true } };

export const LargeText: Story = { globals: { textSize: '200' } };

export const SmallPhoneInThai: Story = {
  args: { mandatory: true },
  globals: { viewport: { value: 'small' }, language: 'TH' },
};
