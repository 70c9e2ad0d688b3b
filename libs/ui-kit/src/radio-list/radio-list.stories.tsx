import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioList } from './radio-list';

function Sorting({ label, names }: { label: string; names: readonly string[] }) {
  const [value, setValue] = useState<string>();
  return (
    <div style={{ padding: 16 }}>
      <RadioList
        label={label}
        name="sorting"
        options={names.map((name) => ({ value: name, label: name }))}
        value={value ?? names[0]}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/Radio list',
  component: Sorting,
  args: {
    label: 'Sắp xếp',
    names: ['Được chơi nhiều nhất', 'Mới nhất', 'Theo tên từ A đến Z', 'Mức cược thấp nhất trước'],
  },
} satisfies Meta<typeof Sorting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = {
  args: { label: 'Sort by', names: ['Most played', 'Newest', 'Name'] },
};
