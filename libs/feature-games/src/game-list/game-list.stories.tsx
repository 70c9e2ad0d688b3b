import { ApiError } from '@lobby/api-client';
import { AppColumn } from '@lobby/ui-kit';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { GameGrid } from '../game-grid/game-grid';
import type { ListTabId } from '../game-pages/list-tabs';
import { PagedGamesView, type PagedGamesViewProps } from '../game-pages/paged-games-view';
import { FAVOURITES, GAMES, storySetup } from '../sample-setup.stories';
import { gamesLabels } from '../labels';
import { GameListView } from './game-list-view';

const nothing = () => undefined;

type GamesArgs = Pick<PagedGamesViewProps, 'status' | 'end' | 'tab' | 'name'>;

function GameList(args: GamesArgs) {
  const [typed, setTyped] = useState(args.name);
  const [tab, setTab] = useState<ListTabId>(args.tab);
  return (
    <AppColumn>
      <main>
        <GameListView
          ownHeader={{ title: 'Slots', onBack: nothing }}
          typed={typed}
          onType={setTyped}
          tab={tab}
          onTab={setTab}
        >
          <PagedGamesView
            {...args}
            vendorCode={undefined}
            error={new ApiError('offline', 'no network')}
            busy={false}
            onRetry={nothing}
            onLeaveEmpty={nothing}
            onNearEnd={nothing}
          >
            <GameGrid
              games={GAMES}
              favourites={FAVOURITES}
              setup={storySetup()}
              onNearEnd={nothing}
              address="/m/slot-games"
              restoreTo={0}
            />
          </PagedGamesView>
        </GameListView>
      </main>
    </AppColumn>
  );
}

const meta = {
  title: 'Games/List',
  component: GameList,
  args: { status: 'shown', end: 'none', tab: 'all', name: '' },
  ...stage(gamesLabels),
} satisfies Meta<typeof GameList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Loading: Story = { args: { status: 'loading' } };

export const EmptyCollection: Story = { args: { status: 'empty', tab: 'fav' } };

export const NothingFound: Story = { args: { status: 'empty', name: 'koi pond' } };

export const Failed: Story = { args: { status: 'failed' } };

export const NextPageFailed: Story = { args: { end: 'failed' } };

export const English: Story = { globals: { language: 'EN' } };
