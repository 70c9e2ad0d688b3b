import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons';

function AllIcons() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        gap: 16,
        padding: 16,
      }}
      aria-label="Icons"
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <Icon />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Art/Icons', component: AllIcons } satisfies Meta<typeof AllIcons>;

export default meta;

export const All: StoryObj<typeof meta> = {};
