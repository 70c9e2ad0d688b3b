import type { Game } from '@lobby/api-client';
import { useCallback } from 'react';
import { GameGrid } from '../game-grid/game-grid';
import { useRestoredScroll } from '../game-grid/use-scroll-restoration';
import { useGameTiles } from '../game-grid/use-game-tiles';
import { PAGE_SIZE } from '../game-pages/game-pages.query';
import { useOpenGame } from '../open-game/use-open-game';
import type { SearchResults } from './use-search-results';

interface FoundGamesProps {
  results: Pick<SearchResults, 'games' | 'ready' | 'onNearEnd'>;
  onLeave(): Promise<void>;
}

/** The games that a search found; a tap plays one. */
export function FoundGames({ results, onLeave }: FoundGamesProps) {
  const place = useRestoredScroll(PAGE_SIZE);
  const openGame = useOpenGame();
  const open = useCallback(
    (game: Game) => void onLeave().then(() => openGame(game)),
    [onLeave, openGame],
  );
  const { ids, setup, facts } = useGameTiles(open);
  return (
    <>
      <GameGrid
        games={results.games}
        favourites={ids}
        setup={setup}
        onNearEnd={results.onNearEnd}
        address={place.address}
        restoreTo={results.ready ? place.top : 0}
      />
      {facts}
    </>
  );
}
