import { withApp } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import SiteWarning from './site-warning';

const meta = {
  title: 'Shell/Site warning',
  component: SiteWarning,
  ...withApp(),
  args: { trust: 'unknown' },
} satisfies Meta<typeof SiteWarning>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UnknownHost: Story = {};

export const Framed: Story = { args: { trust: 'framed' } };

export const LargeText: Story = { globals: { textSize: '200' } };
