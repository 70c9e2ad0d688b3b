import { AppColumn, TileGridSkeleton } from '@lobby/ui-kit';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { GameGrid } from '../game-grid/game-grid';
import { FAVOURITES, GAMES, storySetup } from '../sample-setup.stories';
import { gamesLabels } from '../labels';
import { AllGamesView } from './all-games-view';

const nothing = () => undefined;

function AllGames({ loading }: { loading: boolean }) {
  const [typed, setTyped] = useState('');
  return (
    <AppColumn bar>
      <main>
        <AllGamesView typed={typed} onType={setTyped}>
          {loading ? (
            <TileGridSkeleton />
          ) : (
            <GameGrid
              games={GAMES}
              favourites={FAVOURITES}
              setup={storySetup()}
              onNearEnd={nothing}
              address="/m/allGame"
              restoreTo={0}
            />
          )}
        </AllGamesView>
      </main>
    </AppColumn>
  );
}

const meta = {
  title: 'Games/All games',
  component: AllGames,
  args: { loading: false },
  ...stage(gamesLabels),
} satisfies Meta<typeof AllGames>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Loading: Story = { args: { loading: true } };
