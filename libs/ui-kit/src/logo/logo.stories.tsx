import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

const meta = {
  title: 'Frame/Logo',
  component: Logo,
  args: {
    name: 'Lobby',
    svg: '<path d="M4 24 14 4l10 20Z" fill="url(#mark)"/><defs><linearGradient id="mark"><stop stop-color="var(--icon-a)"/><stop offset="1" stop-color="var(--icon-b)"/></linearGradient></defs>',
  },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InABar: Story = {};

export const Large: Story = { args: { size: 'l' } };
