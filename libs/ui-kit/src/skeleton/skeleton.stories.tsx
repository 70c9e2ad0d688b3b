import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shimmer, Skeleton } from './skeleton';

const meta = {
  title: 'States/Skeleton',
  component: Skeleton,
  args: { width: '60%', height: '16px' },
  decorators: [
    (Story) => (
      <Shimmer label="Đang tải">
        <div style={{ display: 'grid', gap: 12, padding: 16 }}>
          <Story />
        </div>
      </Shimmer>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Rows: Story = {
  render: () => (
    <>
      {['100%', '80%', '92%', '64%'].map((width) => (
        <Skeleton key={width} width={width} height="52px" radius="var(--radius-card)" />
      ))}
    </>
  ),
};
