import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, Chips } from './chips';

const meta = {
  title: 'Actions/Chips',
  component: Chips,
  args: {
    label: 'Bộ lọc',
    children: ['Northlight', 'Cược từ 1.000 ₫', 'Rồng và huyền thoại'].map((name) => (
      <Chip key={name} label={name} removeLabel={`Bỏ ${name}`} onClick={() => undefined} />
    )),
  },
} satisfies Meta<typeof Chips>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Removable: Story = {};

export const Rows: Story = {
  args: {
    label: 'Providers',
    wrap: true,
    children: ['Lanternfox', 'Brasswing', 'Nova Nine', 'Kitesea', 'Emberoak', 'Papermoon'].map(
      (name, index) => (
        <Chip key={name} label={name} pressed={index === 1} onClick={() => undefined} />
      ),
    ),
  },
};

export const Even: Story = {
  args: {
    label: 'Amounts',
    even: true,
    children: ['100.000', '200.000', '500.000', '1.000.000', '5.000.000'].map((name, index) => (
      <Chip
        key={name}
        label={name}
        name={`${name} ₫`}
        pressed={index === 2}
        onClick={() => undefined}
      />
    )),
  },
};

export const Switches: Story = {
  args: {
    label: 'Amounts',
    children: ['50', '100', '200', '500'].map((name, index) => (
      <Chip key={name} label={name} pressed={index === 1} onClick={() => undefined} />
    )),
  },
};
