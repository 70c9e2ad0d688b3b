import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalLine } from './legal-line';

const meta = {
  title: 'Frame/Legal line',
  component: LegalLine,
  args: { age: '18+', text: 'Chỉ dành cho người từ 18 tuổi. Hãy chơi có trách nhiệm.' },
} satisfies Meta<typeof LegalLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = {
  args: { age: '21+', text: 'For players aged 21 or over only. Please play responsibly.' },
};
