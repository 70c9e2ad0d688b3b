import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

const meta = {
  title: 'Lists/Card',
  component: Card,
  args: { children: <p>Ví chính của bạn được cập nhật lúc 21:40.</p> },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Padded: Story = {};

export const English: Story = { args: { children: <p>Your main wallet was updated at 21:40.</p> } };
