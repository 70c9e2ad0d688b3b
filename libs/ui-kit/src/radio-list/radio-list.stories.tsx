import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioList } from './radio-list';

interface SortingProps {
  label: string;
  names: readonly string[];
  note?: string;
  closed?: string;
}

function Sorting({ label, names, note, closed }: SortingProps) {
  const [value, setValue] = useState<string>();
  return (
    <div style={{ padding: 16 }}>
      <RadioList
        label={label}
        name="sorting"
        options={names.map((name) => ({
          value: name,
          label: name,
          note: name === closed ? 'Đang bảo trì' : note,
          disabled: name === closed,
        }))}
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
    names: ['Chơi nhiều nhất', 'Mới nhất', 'Theo tên từ A đến Z', 'Mức cược thấp nhất trước'],
  },
} satisfies Meta<typeof Sorting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};

export const English: Story = {
  args: { label: 'Sort by', names: ['Most played', 'Newest', 'Name'] },
};

export const Notes: Story = {
  args: {
    label: 'Phương thức nạp',
    names: ['Chuyển khoản ngân hàng', 'Quét mã QR ngân hàng', 'Sao Mai Pay'],
    note: '50.000 ₫ – 300.000.000 ₫, không mất phí',
    closed: 'Sao Mai Pay',
  },
};
