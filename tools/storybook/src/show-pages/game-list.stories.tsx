import { sampleGames, sampleWords } from '@lobby/samples';
import { withApp } from '@lobby/testing/stage';
import {
  AppColumn,
  Button,
  Chip,
  Chips,
  EmptyState,
  FailedState,
  Filter,
  IconButton,
  SearchField,
  StickyHead,
  TabPanel,
  Tabs,
  Tile,
  TileGrid,
  TileGridSkeleton,
  TopBar,
} from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { SampleBars } from './sample-bars';
import styles from './game-list.module.css';

interface GameListProps {
  language: unknown;
  state: 'content' | 'loading' | 'empty' | 'failed';
}

function nothing() {
  return undefined;
}

function body(language: unknown, state: GameListProps['state']): ReactNode {
  const said = sampleWords(language);
  if (state === 'loading') return <TileGridSkeleton label={said.loading} />;
  if (state === 'failed')
    return <FailedState title={said.failedTitle} text={said.failedText} onRetry={nothing} />;
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
  const said = sampleWords(language);
  const [text, setText] = useState('');
  const [tab, setTab] = useState(state === 'empty' ? '3' : '0');
  return (
    <AppColumn bar support>
      <TopBar title={said.slots} onBack={nothing}>
        <IconButton label={said.filter} icon={<Filter />} count={state === 'content' ? 3 : 0} />
      </TopBar>
      <StickyHead>
        <div className={styles.tools}>
          <SearchField
            label={said.search}
            placeholder={said.search}
            value={text}
            onValueChange={setText}
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
  ...withApp(),
  title: 'Show pages/Game list',
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
