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
  // The first key of a text shows a row of its own: a grid measures its place before it has one.
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
          // What follows a key at once is not the whole: measuring it would lay out the page one time more.
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
