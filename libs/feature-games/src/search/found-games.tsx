import { GAMES_PAGE_SIZE, type Game } from '@lobby/api-client';
import { useCallback, useDeferredValue } from 'react';
import { GameGrid } from '../game-grid/game-grid';
import { useRestoredScroll } from '../game-grid/scroll-memory';
import { useGameTiles } from '../game-grid/use-game-tiles';
import { GameRow } from '../game-grid/windowed-rows';
import { useOpenGame } from '../open-game/use-open-game';
import type { SearchResults } from './use-search-results';

/** Games rendered at once after a keystroke: two rows, as many as fit above a phone's keyboard. */
const FIRST_GAMES = 3;

interface FoundGamesProps {
  /** Accessible name of the list. */
  label: string;
  results: Pick<SearchResults, 'text' | 'games' | 'pending' | 'ready' | 'onNearEnd'>;
  onLeave(): Promise<void>;
}

/** Games found by a search; a tap opens one. */
export function FoundGames({ label, results, onLeave }: FoundGamesProps) {
  const { text, games } = results;
  const place = useRestoredScroll(GAMES_PAGE_SIZE);
  const returns = place.top > 0;
  const whole = useDeferredValue(text, returns ? text : '') === text;
  // The virtualized grid must measure first; render the first rows of a new text directly.
  const windowed = useDeferredValue(true, returns);
  const openGame = useOpenGame();
  const open = useCallback(
    (game: Game) => void onLeave().then(() => openGame(game)),
    [onLeave, openGame],
  );
  const { tiles, facts } = useGameTiles(open);
  return (
    <>
      {windowed ? (
        <GameGrid
          games={whole ? games : games.slice(0, FIRST_GAMES)}
          label={label}
          total={whole && !results.pending ? games.length : -1}
          tiles={tiles}
          // The first rows are not the end of the list; measuring them would force another layout.
          onNearEnd={whole ? results.onNearEnd : undefined}
          address={place.address}
          restoreTo={results.ready ? place.top : 0}
        />
      ) : (
        <div role="list" aria-label={label}>
          <GameRow games={games.slice(0, FIRST_GAMES)} tiles={tiles} start={0} total={-1} />
        </div>
      )}
      {facts}
    </>
  );
}
