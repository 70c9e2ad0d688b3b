import type { Game } from '@lobby/api-client';
import { useCallback } from 'react';
import { useFavourites } from '../favourites/use-favourites';
import { GameGrid } from '../game-grid/game-grid';
import { useRestoredScroll } from '../game-grid/use-scroll-restoration';
import { useTileSetup } from '../game-grid/use-tile-setup';
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
  const { ids, toggle } = useFavourites();
  const openGame = useOpenGame();
  const open = useCallback(
    (game: Game) => void onLeave().then(() => openGame(game)),
    [onLeave, openGame],
  );
  const setup = useTileSetup({ onOpen: open, onToggle: toggle });
  return (
    <GameGrid
      games={results.games}
      favourites={ids}
      setup={setup}
      onNearEnd={results.onNearEnd}
      address={place.address}
      restoreTo={results.ready ? place.top : 0}
    />
  );
}
