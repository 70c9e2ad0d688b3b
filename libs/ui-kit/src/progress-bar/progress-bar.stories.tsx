import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar';

const Bars = () =>
  [0, 42, 100].map((percent) => (
    <div key={percent}>
      <p id={`bar-${percent}`}>{percent} %</p>
      <ProgressBar percent={percent} nameId={`bar-${percent}`} />
    </div>
  ));

const meta = { title: 'Content/Progress bar', component: Bars } satisfies Meta<typeof Bars>;

export default meta;

export const Parts: StoryObj<typeof meta> = {};
