import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TabPanel } from '../tabs/tabs';
import { TabBar } from './tab-bar';

function Switched({
  label,
  names,
  chosen,
}: {
  label: string;
  names: readonly string[];
  chosen: string;
}) {
  const [value, setValue] = useState(chosen);
  return (
    <>
      <TabBar
        label={label}
        items={names.map((name) => ({ id: name, label: name }))}
        value={value}
        onChange={setValue}
        controls="panel"
        previousLabel="Các tab trước"
        nextLabel="Các tab sau"
      />
      <TabPanel id="panel" value={value}>
        <p style={{ paddingBlock: 16 }}>{value}</p>
      </TabPanel>
    </>
  );
}

const VENDORS = [
  'Yêu thích',
  'Tất cả',
  'Lanternfox',
  'Brasswing',
  'Nova Nine',
  'Kitesea',
  'Emberoak',
  'Papermoon',
  'Gildleaf',
  'Hexforge',
  'Juniper Reels',
  'Moonkoi',
];

const meta = {
  title: 'Actions/Tab bar',
  component: Switched,
  args: { label: 'Nhà cung cấp', names: VENDORS, chosen: 'Tất cả' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switched>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = {};

export const FarOn: Story = { args: { chosen: 'Moonkoi' } };

export const Five: Story = { args: { names: VENDORS.slice(0, 5) } };

export const English: Story = {
  args: { label: 'Providers', names: ['My collection', 'All', ...VENDORS.slice(2)], chosen: 'All' },
};
