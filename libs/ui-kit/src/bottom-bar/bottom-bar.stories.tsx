import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBars } from '../kit/sample-bars';
import { AppColumn } from '../theme/app-column';

const meta = {
  title: 'Frame/Bottom bar',
  component: SampleBars,
  args: { language: 'VI', active: 2 },
  decorators: [
    (Story) => (
      <AppColumn bar support>
        <Story />
      </AppColumn>
    ),
  ],
} satisfies Meta<typeof SampleBars>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = { args: { language: 'EN', active: 0 } };

export const LargeText: Story = { globals: { textSize: '200' } };
