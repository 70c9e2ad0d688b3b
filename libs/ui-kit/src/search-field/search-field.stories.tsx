import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField, type SearchFieldProps } from './search-field';

function Live(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ padding: 16 }}>
      <SearchField {...props} value={value} onValueChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: {
    label: 'Tìm trò chơi',
    placeholder: 'Tìm trò chơi',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Rồng Ngọc Phương Đông' } };

export const English: Story = {
  args: { label: 'Search games', placeholder: 'Search games' },
};
