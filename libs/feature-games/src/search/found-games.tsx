import type { Game } from '@lobby/api-client';
import { useCallback, useDeferredValue } from 'react';
import { GameGrid } from '../game-grid/game-grid';
import { GameRow } from '../game-grid/game-row';
import { useRestoredScroll } from '../game-grid/use-scroll-restoration';
import { useGameTiles } from '../game-grid/use-game-tiles';
import { PAGE_SIZE } from '../game-pages/game-pages.query';
import { useOpenGame } from '../open-game/use-open-game';
import type { SearchResults } from './use-search-results';

/** Games that follow a key at once: two rows, which stand above a phone’s keyboard. */
const FIRST_GAMES = 3;

interface FoundGamesProps {
  results: Pick<SearchResults, 'text' | 'games' | 'ready' | 'onNearEnd'>;
  onLeave(): Promise<void>;
}

/** The games that a search found; a tap plays one. */
export function FoundGames({ results, onLeave }: FoundGamesProps) {
  const { text, games } = results;
  const place = useRestoredScroll(PAGE_SIZE);
  const returns = place.top > 0;
  const whole = useDeferredValue(text, returns ? text : '') === text;
  // A grid measures itself before it has rows; the first key of a text renders its row directly.
  const windowed = useDeferredValue(true, returns);
  const openGame = useOpenGame();
  const open = useCallback(
    (game: Game) => void onLeave().then(() => openGame(game)),
    [onLeave, openGame],
  );
  const { ids, setup, facts } = useGameTiles(open);
  return (
    <>
      {windowed ? (
        <GameGrid
          games={whole ? games : games.slice(0, FIRST_GAMES)}
          favourites={ids}
          setup={setup}
          // The first rows after a key are no end of a list; measuring them would force one more layout.
          onNearEnd={whole ? results.onNearEnd : undefined}
          address={place.address}
          restoreTo={results.ready ? place.top : 0}
        />
      ) : (
        <GameRow games={games.slice(0, FIRST_GAMES)} favourites={ids} setup={setup} first />
      )}
      {facts}
    </>
  );
}
