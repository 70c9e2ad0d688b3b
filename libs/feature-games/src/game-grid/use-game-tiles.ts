import type { Game } from '@lobby/api-client';
import type { ReactNode } from 'react';
import { useFavourites } from '../favourites/use-favourites';
import { useGameFacts } from '../game-facts/use-game-facts';
import { useOpenGame } from '../open-game/use-open-game';
import { useTileSetup, type TileSetup } from './use-tile-setup';

interface GameTiles {
  setup: TileSetup;
  /** Favourites of the user; undefined while loading and for a guest. */
  ids: ReadonlySet<string> | undefined;
  /** Sheet with the facts of a game, to place beside the tiles. */
  facts: ReactNode;
}

/** Handlers and state of game tiles: open (by default, or by `onOpen`), toggle a favourite, show the facts. */
export function useGameTiles(onOpen?: (game: Game) => void): GameTiles {
  const { ids, toggle } = useFavourites();
  const { tell, facts } = useGameFacts();
  const openGame = useOpenGame();
  const setup = useTileSetup({ onOpen: onOpen ?? openGame, onToggle: toggle, onInfo: tell });
  return { setup, ids, facts };
}
