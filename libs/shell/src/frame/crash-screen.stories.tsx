import { withApp } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import CrashScreen from './crash-screen';
import { PlainCrash } from './plain-crash';

const meta = {
  title: 'Shell/Service error',
  component: CrashScreen,
  ...withApp(),
} satisfies Meta<typeof CrashScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const WithoutItsDrawing: Story = { render: () => <PlainCrash /> };

export const LargeText: Story = { globals: { textSize: '200' } };
