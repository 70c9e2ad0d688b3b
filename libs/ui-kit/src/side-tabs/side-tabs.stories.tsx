import { sampleCategories } from '@lobby/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CategoryMark } from '../category-mark/category-mark';
import { Star } from '../icons/icons';
import { TabPanel } from '../tabs/tabs';
import { SideTabs } from './side-tabs';

function Switched({ label, hot, language }: { label: string; hot: string; language: 'VI' | 'EN' }) {
  const [value, setValue] = useState('HOT');
  const items = [
    { id: 'HOT', label: hot, icon: <Star size={28} /> },
    ...sampleCategories(language).map(({ id, label: name, category }) => ({
      id,
      label: name,
      icon: <CategoryMark category={category} />,
    })),
  ];
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(min-content, 78px) 1fr' }}>
      <SideTabs label={label} items={items} value={value} onChange={setValue} controls="panel" />
      <TabPanel id="panel" value={value}>
        <p style={{ padding: 16 }}>{items.find(({ id }) => id === value)?.label}</p>
      </TabPanel>
    </div>
  );
}

const meta = {
  title: 'Actions/Side tabs',
  component: Switched,
  args: { label: 'Loại trò chơi', hot: 'Nổi bật', language: 'VI' },
} satisfies Meta<typeof Switched>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Menu: Story = {};

export const English: Story = { args: { label: 'Categories', hot: 'Hot', language: 'EN' } };

export const LargeText: Story = { globals: { textSize: '200' } };
