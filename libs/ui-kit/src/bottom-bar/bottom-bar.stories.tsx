import { sampleWords } from '@lobby/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad, Live, Me, Sparkles, Wallet } from '../icons/icons';
import { SupportTab } from '../support-tab/support-tab';
import { AppColumn } from '../theme/app-column';
import { BottomBar } from './bottom-bar';

const ICONS = [Gamepad, Sparkles, Live, Wallet, Me];

const bar = (language: string, active: number) => {
  const { main, nav } = sampleWords(language);
  const items = ICONS.map((Icon, index) => ({
    to: `/${index}`,
    label: nav[index] ?? '',
    icon: <Icon />,
    active: index === active,
  }));
  return { label: main, items };
};

const meta = {
  title: 'Frame/Bottom bar',
  component: BottomBar,
  args: bar('VI', 2),
  decorators: [
    (Story) => (
      <AppColumn bar support>
        <SupportTab to="/support" label={sampleWords('VI').support} />
        <Story />
      </AppColumn>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = { args: bar('EN', 0) };

export const LargeText: Story = { globals: { textSize: '200' } };
