import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Chip, Chips } from '../chips/chips';
import { EmptyState } from '../empty-state/empty-state';
import { FailedState } from '../failed-state/failed-state';
import { IconButton } from '../icon-button/icon-button';
import { Filter } from '../icons/icons';
import { SearchField } from '../search-field/search-field';
import { TabPanel } from '../tabs/tab-panel';
import { Tabs } from '../tabs/tabs';
import { AppColumn } from '../theme/app-column';
import { Tile } from '../tile/tile';
import { TileGrid } from '../tile/tile-grid';
import { TileGridSkeleton } from '../tile/tile-skeleton';
import { StickyHead } from '../top-bar/sticky-head';
import { TopBar } from '../top-bar/top-bar';
import { SampleBars } from './sample-bars';
import { sampleGames, words } from './samples';
import styles from './game-list.module.css';

interface GameListProps {
  language: unknown;
  state: 'content' | 'loading' | 'empty' | 'failed';
}

function nothing() {
  return undefined;
}

function body(language: unknown, state: GameListProps['state']): ReactNode {
  const said = words(language);
  if (state === 'loading') return <TileGridSkeleton label={said.loading} />;
  if (state === 'failed')
    return (
      <FailedState
        title={said.failedTitle}
        text={said.failedText}
        retryLabel={said.retry}
        onRetry={nothing}
      />
    );
  if (state === 'empty')
    return (
      <EmptyState
        art="heart"
        title={said.emptyTitle}
        text={said.emptyText}
        action={<Button>{said.emptyAction}</Button>}
      />
    );
  return (
    <TileGrid>
      {sampleGames(language).map((game) => (
        <Tile key={game.title} {...game} />
      ))}
    </TileGrid>
  );
}

function GameList({ language, state }: GameListProps) {
  const said = words(language);
  const [text, setText] = useState('');
  const [tab, setTab] = useState(state === 'empty' ? '3' : '0');
  return (
    <AppColumn bar support>
      <StickyHead>
        <TopBar title={said.slots} back={{ label: said.back, onClick: nothing }}>
          <IconButton label={said.filter} icon={<Filter />} count={state === 'content' ? 3 : 0} />
        </TopBar>
        <div className={styles.tools}>
          <SearchField
            label={said.search}
            placeholder={said.search}
            value={text}
            onValueChange={setText}
            clearLabel={said.clear}
          />
          <Tabs
            label={said.slots}
            items={said.tabs.map((label, index) => ({ id: String(index), label }))}
            value={tab}
            onChange={setTab}
            controls="games"
          />
        </div>
        {state === 'content' && (
          <Chips label={said.filter}>
            {said.chips.map((chip) => (
              <Chip
                key={chip}
                label={chip}
                removeLabel={`${said.remove}: ${chip}`}
                onClick={nothing}
              />
            ))}
          </Chips>
        )}
      </StickyHead>
      <main>
        <TabPanel id="games" value={tab}>
          {body(language, state)}
        </TabPanel>
      </main>
      <SampleBars language={language} />
    </AppColumn>
  );
}

const meta = {
  title: 'Kit/Game list',
  component: GameList,
  args: { language: 'VI', state: 'content' },
  render: (args, { globals }) => <GameList {...args} language={globals['language']} />,
} satisfies Meta<typeof GameList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { state: 'empty' } };

export const Failed: Story = { args: { state: 'failed' } };

export const English: Story = { globals: { language: 'EN' } };

export const LargeText: Story = { globals: { textSize: '200' } };
