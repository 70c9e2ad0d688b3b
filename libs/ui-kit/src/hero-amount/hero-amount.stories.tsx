import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { HeroAmount } from './hero-amount';

const meta = {
  title: 'Content/Hero amount',
  component: HeroAmount,
  args: { children: '1.250.000 ₫' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof HeroAmount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Money: Story = {};

export const Long: Story = { args: { children: '999.999.999.999.999.999.999,99 ₫' } };

export const Unknown: Story = { args: { children: '–' } };
