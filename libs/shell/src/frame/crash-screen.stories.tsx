import { withApp } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import CrashScreen from './crash-screen';
import { CrashFallback } from './crash-fallback';

const meta = {
  title: 'Shell/Service error',
  component: CrashScreen,
  ...withApp(),
} satisfies Meta<typeof CrashScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fallback: Story = { render: () => <CrashFallback /> };

export const Framed: Story = { args: { framed: true } };

export const FramedFallback: Story = { render: () => <CrashFallback framed /> };

export const LargeText: Story = { globals: { textSize: '200' } };
