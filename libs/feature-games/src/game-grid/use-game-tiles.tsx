import type { Game } from '@lobby/api-client';
import { TILE_SHAPES, type PictureShape } from '@lobby/core';
import { useLanguage, withLabels } from '@lobby/i18n';
import { currentBrand, useAccountType, useImageHosts } from '@lobby/session';
import { lazyOverlay, useHydrating } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFavourites } from '../favourites/use-favourites';
import type { GameFactsProps } from '../game-facts/game-facts';
import { useOpenGame } from '../open-game/use-open-game';
import { menuQuery } from '../vendors.query';

/** Props shared by every tile of a list, computed once per list. */
export interface TileSetup {
  hosts: readonly string[];
  shape: PictureShape;
  favouriteLabel(game: Game): string;
  /** Why a game cannot be played; undefined if it can. */
  noteOf(game: Game): string | undefined;
  onOpen(game: Game): void;
  onToggle(game: Game): void;
  /** Label and handler of the info button; undefined for tiles without one. */
  info: { label(game: Game): string; onOpen(game: Game): void } | undefined;
}

/** Props of a list's tiles; a stable object. */
export interface GameTiles {
  setup: TileSetup;
  /** Ids of the user's favourites; undefined while loading and for guests. */
  favourites: ReadonlySet<string> | undefined;
}

/**
 * Handlers and state of game tiles: open (or `onOpen`), toggle a favourite, show the info. `facts`: the info sheet, to
 * render beside the tiles.
 */
export function useGameTiles(onOpen?: (game: Game) => void): {
  tiles: GameTiles;
  facts: ReactNode;
} {
  const { ids: favourites, toggle } = useFavourites();
  const { show, facts } = useGameFacts();
  const openGame = useOpenGame();
  const setup = useTileSetup({ onOpen: onOpen ?? openGame, onToggle: toggle, onInfo: show });
  const tiles = useMemo(() => ({ setup, favourites }), [setup, favourites]);
  return { tiles, facts };
}

interface TileHandlers extends Pick<TileSetup, 'onOpen' | 'onToggle'> {
  onInfo(game: Game): void;
}

function useTileSetup({ onOpen, onToggle, onInfo }: TileHandlers): TileSetup {
  const hosts = useImageHosts();
  const noteOf = useTileNote();
  const { t } = useTranslation('games');
  // Keep published pages small: render the button after hydration.
  const hydrating = useHydrating();
  return useMemo<TileSetup>(
    () => ({
      hosts,
      shape: TILE_SHAPES[currentBrand().layout.tile],
      favouriteLabel: (game) => t('favourite', { game: game.name }),
      noteOf,
      onOpen,
      onToggle,
      info: hydrating
        ? undefined
        : { label: (game) => t('tile.facts', { game: game.name }), onOpen: onInfo },
    }),
    [hosts, t, noteOf, onOpen, onToggle, onInfo, hydrating],
  );
}

/** Returns a game's note before the tap: provider under maintenance, or account type rejected (D2 §6). */
export function useTileNote(): (game: Game) => string | undefined {
  const { t } = useTranslation('games');
  const closed = useQuery(menuQuery(useLanguage())).data?.closed;
  const type = useAccountType();
  return useCallback(
    ({ vendorCode, rejects }: Game) => {
      if (closed?.includes(vendorCode)) return t('tile.closed');
      const turnedAway =
        (rejects.trial && type?.name === 'trial') || (rejects.virtual && type?.virtual);
      return turnedAway ? t('tile.notForAccount') : undefined;
    },
    [closed, type, t],
  );
}

const GameFacts = /* @__PURE__ */ lazyOverlay<GameFactsProps>(
  () => withLabels(['games-list', 'categories'], () => import('../game-facts/game-facts')),
  ({ onClose }) => onClose(),
);

/** Returns a function that opens a game's info, and the sheet. */
function useGameFacts(): { show(game: Game): void; facts: ReactNode } {
  const [{ game, open }, setShown] = useState<{ game?: Game; open: boolean }>({ open: false });
  const show = useCallback((shown: Game) => setShown({ game: shown, open: true }), []);
  const close = () => setShown({ ...(game && { game }), open: false });
  const facts = game && <GameFacts game={game} open={open} onClose={close} />;
  return { show, facts };
}
