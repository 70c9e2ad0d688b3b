import { sampleGames } from '@lobby/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { Filter, Mail, Moon } from '../icons/icons';
import { Logo } from '../logo/logo';
import { SearchField } from '../search-field/search-field';
import { Tabs } from '../tabs/tabs';
import { Tile } from '../tile/tile';
import { TileGrid } from '../tile/tile-grid';
import { StickyHead } from './sticky-head';
import { TopBar } from './top-bar';

const onBack = () => undefined;

const meta = {
  title: 'Frame/Top bar',
  component: TopBar,
  args: { title: 'Lịch sử giao dịch' },
} satisfies Meta<typeof TopBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithBack: Story = { args: { onBack } };

export const English: Story = { args: { title: 'Transactions', onBack } };

export const WithActions: Story = {
  args: { title: 'Slots', onBack, children: <IconButton label="Lọc" icon={<Filter />} /> },
};

export const WithNote: Story = {
  args: { title: 'Chào buổi tối', titleIcon: <Moon />, note: 'general01', onBack },
};

export const WithLogo: Story = {
  args: {
    title: undefined,
    logo: (
      <Logo
        name="lobby"
        svg='<circle cx="14" cy="14" r="9" fill="var(--icon-a)" stroke="var(--icon-b)" stroke-width="4"/>'
      />
    ),
    children: <IconButton label="Tin nhắn" icon={<Mail />} dot dotLabel="5 tin chưa đọc" />,
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Cài đặt giới hạn nạp tiền và thời gian chơi',
    onBack,
    children: <IconButton label="Lọc" icon={<Filter />} />,
  },
};

const TABS = [
  { id: 'all', label: 'Tất cả' },
  { id: 'hot', label: 'Chơi nhiều' },
];

/** A list below a sticky search with tabs: focus that moves up the list is not covered by it (WCAG 2.4.11). */
export const BelowSticky: Story = {
  args: { title: 'Slots', onBack },
  render: (args) => (
    <>
      <TopBar {...args} />
      <StickyHead>
        <div style={{ padding: '12px 16px' }}>
          <SearchField label="Tìm trò chơi" value="" onValueChange={() => undefined} />
        </div>
        <Tabs label="Danh sách" items={TABS} value="all" onChange={() => undefined} />
      </StickyHead>
      <main style={{ minBlockSize: '200dvh' }}>
        <TileGrid>
          {['VI', 'EN', 'TH'].flatMap(sampleGames).map((game, at) => (
            <Tile key={at} {...game} />
          ))}
        </TileGrid>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('[data-sticky]');
    const tiles = [...canvasElement.querySelectorAll<HTMLElement>('main button[aria-labelledby]')];
    for (const tile of tiles.reverse()) {
      tile.focus();
      const { bottom = 0 } = head?.getBoundingClientRect() ?? {};
      await expect(tile.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
  },
};
