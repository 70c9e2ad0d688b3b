import { AppColumn } from '@lobby/ui-kit';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAVOURITES, GAMES, storySetup } from '../sample-setup.stories';
import { gamesLabels } from '../labels';
import { HotGamesView } from './hot-games-view';

type HotGamesState = 'content' | 'loading' | 'failed';

function HotGames({ state }: { state: HotGamesState }) {
  return (
    <AppColumn>
      <main>
        <HotGamesView
          games={state === 'content' ? GAMES : undefined}
          favourites={FAVOURITES}
          setup={storySetup()}
          failed={state === 'failed'}
          busy={false}
          onRetry={() => undefined}
        />
      </main>
    </AppColumn>
  );
}

const meta = {
  title: 'Games/Most played',
  component: HotGames,
  args: { state: 'content' },
  ...stage(gamesLabels),
} satisfies Meta<typeof HotGames>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'failed' } };
